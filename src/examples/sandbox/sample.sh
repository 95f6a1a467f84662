# sample.sh FOLDER LINE: runs a command line of a sample in mounts of its own, in which it can write its folder and what
# lies in memory, without privileges, and with limits.
set -e
. "${0%/*}/mounts.sh"
folder=$1
line=$2
hold
hostname laptop
mount --bind "$folder" "$folder"
for place in tmp var/tmp srv media var/backups dev/shm; do
  mkdir -p "$folder/places/$place"
  cover "/$place" --bind "$folder/places/$place"
done
# OpenSSH looks for its files where the account has its home, whatever $HOME says.
if [ -d "$folder/home" ]; then cover /root --bind "$folder/home"; fi
if [ -f "$folder/hosts.txt" ]; then mount --bind "$folder/hosts.txt" /etc/hosts; fi
# Restrictions from outside this user namespace stay: it may take none of them away.
for place in /run /proc /sys; do
  mount -o "remount,bind,ro,$(awk -v place="$place" '$5 == place { sub(/^rw,?/, "", $6); print $6 }' /proc/self/mountinfo | tail -n 1)" "$place"
done
release
cd "$folder/work"
unset SANDBOX_PROJECT SANDBOX_MODULES SANDBOX_NODE SANDBOX_TOOL
exec prlimit --core=0 --data=4294967296 --fsize=268435456 --nofile=4096 \
  setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all /bin/sh -c "$line"
