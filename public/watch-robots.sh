#!/bin/sh
# Compares the robots.txt that a site serves with the one in a repository, by effect. If any verdict
# changes, it opens a GitHub issue (or adds to the open one) with the proof, and a link that shows
# the served file in the Workbench. Needs check.mjs in the current folder, curl, and gh with a token.
#
#   sh watch-robots.sh https://shop.example/robots.txt public/robots.txt https://workbench.example/
set -u
served=$(mktemp)
status=$(curl --silent --show-error --location --max-redirs 5 --max-time 60 --output "$served" \
  --write-out '%{http_code}' "$1") || exit 1
case $status in
  # Without a file, crawlers may fetch everything: what the repository forbids is open.
  404 | 410) : > "$served" ;;
  # 000: not by HTTP.
  2?? | 000) ;;
  *)
    echo "$1: status $status" >&2
    exit 1
    ;;
esac
node check.mjs --compare "$2" "$served" > change.md
case $? in
  0) exit 0 ;;
  1) ;;
  *) exit 1 ;;
esac
if [ ! -s "$served" ]; then
  printf '\nThe site serves no rules at all: status %s.\n' "$status" >> change.md
fi
# Parentheses would end the link in Markdown.
link=$(node -p '"#robots=" + encodeURIComponent(require("node:fs").readFileSync(process.argv[1], "utf8")).replace(/[()]/g, (each) => (each === "(" ? "%28" : "%29"))' "$served")
# An issue holds 65,536 characters.
if [ "$(wc -c < change.md)" -gt 40000 ]; then
  head -c 40000 change.md > cut.md && mv cut.md change.md
fi
if [ ${#link} -lt 20000 ]; then
  printf '\n[Open the served file in the Workbench](%s)\n' "$3$link" >> change.md
fi
title="robots.txt as served differs from the repository"
open=$(gh issue list --state open --search "in:title \"$title\"" --json number --jq '.[0].number // empty')
if [ -n "$open" ]; then
  gh issue comment "$open" --body-file change.md
else
  gh issue create --title "$title" --body-file change.md
fi
exit 1
