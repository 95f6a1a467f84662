# sample.sh FOLDER LINE: runs a command line of a sample in mounts of its own, in which it can write its folder and what
# lies in memory, without privileges, and with limits. It starts before each sample, and each program that it starts takes
# as long as a tenth of a small sample: one call of mount mounts what it can.
set -e
. "${0%/*}/mounts.sh"
folder=$1
line=$2
writable='tmp var/tmp srv media var/backups dev/shm'
hold
hostname laptop
(cd "$folder" && mkdir -p home places && cd places && mkdir -p $writable)

# As a table of mounts writes a path.
in_table() {
  case "$1" in *[\ \\]*) printf '%s' "$1" | sed 's/\\/\\134/g; s/ /\\040/g' ;; *) printf '%s' "$1" ;; esac
}
from=$(in_table "$folder")

# Not by echo, which would read the numbers of spaces.
row() { printf '%s\n' "$1"; }

# The lines of a table of mounts, as in /etc/fstab.
table() {
  row "$from $from none bind"
  for place in $writable; do
    [ ! -d "/$place" ] || covered_by "places/$place" "/$place"
  done
  # OpenSSH looks for its files where the account has its home, whatever $HOME says.
  covered_by home /root
  [ ! -f "$folder/hosts.txt" ] || row "$from/hosts.txt /etc/hosts none bind"
}

# covered_by NAME PLACE: mounts a folder below $folder over a place, and in it what has to stay there.
covered_by() {
  row "$from/$1 $2 none bind"
  covered=$2
  for held in 3 4 5 6; do
    stays $held || continue
    make_point $held "$folder/$1${path#"$covered"}"
    row "/proc/self/fd/$held $(in_table "$path") none rbind"
  done
}

table >"$folder/mounts"
mount --all --no-canonicalize --fstab "$folder/mounts"
rm "$folder/mounts"
# The last line of a place counts. Restrictions from outside this user namespace stay: it may take none of them away.
while read -r _ _ _ _ at options _; do
  case "$at" in /run) run=$options ;; /proc) proc=$options ;; /sys) sys=$options ;; esac
done </proc/self/mountinfo
mount -o "remount,bind,ro,${run#rw,}" /run
mount -o "remount,bind,ro,${proc#rw,}" /proc
mount -o "remount,bind,ro,${sys#rw,}" /sys
release
cd "$folder/work"
unset SANDBOX_PROJECT SANDBOX_MODULES SANDBOX_NODE SANDBOX_TOOL
# Data in kilobytes, files in blocks of 512 bytes.
ulimit -c 0
ulimit -d 4194304
ulimit -f 524288
ulimit -n 4096
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all /bin/sh -c "$line"
