"""Running experiments: on one process, on many or on a cluster, with the same rows from all."""
