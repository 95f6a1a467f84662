# worker.sh COMMAND...: what all samples, servers and containers share, in fresh namespaces. No disk can be written; what is
# written goes into memory, below /run. Of the disk, the folders of the system are there and what SANDBOX_… names; of its
# settings, what everybody may read. The network is loopback.
set -e
. "${0%/*}/mounts.sh"
mount --make-rprivate /
hold

# Devices that a program may need, and no disk among them.
mount -t tmpfs -o mode=755 tmpfs /mnt
for device in null zero full random urandom tty; do
  : >"/mnt/$device"
  mount --bind "/dev/$device" "/mnt/$device"
done
mkdir /mnt/pts /mnt/shm
ln -s /proc/self/fd /mnt/fd
ln -s /proc/self/fd/0 /mnt/stdin
ln -s /proc/self/fd/1 /mnt/stdout
ln -s /proc/self/fd/2 /mnt/stderr
ln -s pts/ptmx /mnt/ptmx
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts /mnt/pts
mount --rbind /mnt /dev
umount -l /mnt

cover /run -t tmpfs -o mode=755,size=50% tmpfs
# Who has mounts of its own sees the disks that jobs get here later.
mount --make-shared /run
# What else somebody keeps here is nothing that programs need.
for place in /* /.[!.]*; do
  case "$place" in
    /bin | /sbin | /lib | /lib32 | /lib64 | /libx32 | /usr | /nix | /gnu | /etc) continue ;;
    /run | /tmp | /srv | /proc | /sys | /dev) continue ;;
  esac
  if [ -L "$place" ]; then
    continue
  elif [ -d "$place" ]; then
    cover "$place" -t tmpfs -o mode=755 tmpfs
  elif [ -e "$place" ]; then
    mount --bind /dev/null "$place"
  fi
done
# Programs look for these; and some systems have folders at the top that are links into covered ones.
for folder in /home /root /srv /tmp /var/tmp /var/backups /var/cache /var/lib/postgresql /var/log /var/spool; do
  [ -d "$folder" ] || mkdir -p "$(readlink -m "$folder")"
done
[ -e /var/run ] || ln -s /run /var/run
# Servers that are not the system's own share these.
for folder in /tmp /var/tmp /srv; do
  cover "$folder" -t tmpfs -o mode=1777 tmpfs
done
read_only
for folder in /tmp /var/tmp /srv; do mount -o remount,bind,rw "$folder"; done
release
hide_private /etc /usr/local
if [ -w "$SANDBOX_PROJECT" ]; then
  echo "The sandbox leaves $SANDBOX_PROJECT writable." >&2
  exit 3
fi

(PATH="$PATH:/usr/sbin:/sbin" && ip link set lo up || ifconfig lo up) 2>/dev/null ||
  perl -e 'socket(S,2,2,0); ioctl(S,0x8914,pack("Z16 s x14","lo",0x49)) or exit 1'
# Servers of a user who is not root listen where servers do.
echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || :
# For everything that is started from here. Data in kilobytes, files in blocks of 512 bytes.
ulimit -c 0
ulimit -d 4194304
ulimit -f 524288
ulimit -n 4096
# Without exec: this shell is the first process here, and takes leave of those whose parents are gone. They would stay, and
# whoever counts processes would look at each of them.
"$@"
exit
