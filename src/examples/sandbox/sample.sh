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

# All that has to be mounted here.
table() {
  row "$folder" "$folder" bind
  for place in $writable; do
    [ ! -d "/$place" ] || row "$folder/places/$place" "/$place" bind
  done
  # OpenSSH looks for its files where the account has its home, whatever $HOME says.
  row "$folder/home" /root bind
  [ ! -f "$folder/hosts.txt" ] || row "$folder/hosts.txt" /etc/hosts bind
}

table >"$folder/mounts"
mount_table "$folder/mounts"
for place in $writable root; do put_back "/$place"; done
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
