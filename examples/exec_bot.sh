#!/bin/sh
# The same protocol in shell: always the first option.
# delvers play raiders --bots "exec:sh examples/exec_bot.sh"
while read -r line; do
    option=$(printf '%s' "$line" | sed 's/.*"options": \[{"option": "\([^"]*\)".*/\1/')
    printf '{"option": "%s"}\n' "$option"
done
