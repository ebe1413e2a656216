"""The commands of `delvers`, one file each."""
