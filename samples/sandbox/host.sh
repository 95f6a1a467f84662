# host.sh NAME FOLDER SSHD [POSTGRESQL ADDRESS]: an SSH server as a machine of its own, in fresh namespaces within those of the
# worker: its name, accounts, homes, processes and what is in memory. Of the disk it sees what the worker sees, read-only.
# POSTGRESQL is the folder with the programs of a database server, which then listens on ADDRESS.
set -e
. "${0%/*}/mounts.sh"
name=$1
folder=$2
sshd=$3
postgresql=$4
address=$5
hold
hostname "${name%%.*}"

# All that has to be mounted here.
table() {
  for place in home root tmp var/tmp srv dev/shm; do
    [ ! -d "/$place" ] || row "$folder/places/$place" "/$place" bind
  done
  for file in passwd group shadow hosts ssh pam.d/sshd pam.d/sudo sudoers; do
    [ ! -e "/etc/$file" ] || row "$folder/etc/$file" "/etc/$file" bind
  done
}

table >"$folder/mounts"
mount_table "$folder/mounts"
for place in home root tmp var/tmp srv dev/shm; do put_back "/$place"; done
if [ -n "$postgresql" ]; then
  # The clients look here for the databases of the machine that the checker runs on.
  cover /etc/postgresql -t tmpfs tmpfs
  cover /var/lib/postgresql --bind "$folder/places/var/lib/postgresql"
fi
mount -t tmpfs -o mode=755 tmpfs /run
mkdir /run/sshd
# Root of a machine would own the control groups of all.
cover /sys/fs/cgroup -t tmpfs -o ro tmpfs
release
cd /

# as USER_ID COMMAND...: as a user of the machine, or as the only one that there is.
as() {
  user=$1
  shift
  if [ -n "$SANDBOX_LONE_USER" ]; then
    unshare --user --map-user=1000 --map-group=1000 "$@"
  else
    setpriv --reuid="$user" --regid="$user" --clear-groups --bounding-set=-all --inh-caps=-all "$@"
  fi
}

if [ -n "$postgresql" ]; then
  mkdir /run/postgresql
  [ -n "$SANDBOX_LONE_USER" ] || chown -R postgres:postgres /run/postgresql /var/lib/postgresql
  as postgres "$postgresql/pg_ctl" start --wait --silent --pgdata=/var/lib/postgresql --log=/run/postgresql/log --options="-h $address" >&2
fi
if [ -n "$SANDBOX_LONE_USER" ]; then
  # Without other users to change to, the server is the one user that it lets in.
  exec unshare --user --map-user=1000 --map-group=1000 setpriv --no-new-privs --bounding-set=-all --inh-caps=-all \
    --ambient-caps=-all "$sshd" -D -e
fi
for place in /proc /sys; do mount -o remount,bind,ro "$place"; done
keep=-all,+chown,+dac_override,+fowner,+kill,+setgid,+setuid,+net_bind_service,+sys_chroot
exec setpriv --bounding-set=$keep --inh-caps=-all "$sshd" -D -e
