# worker.sh COMMAND...: the sandbox of all samples, in fresh namespaces. No disk can be written; what is written goes into
# memory, below /run. Homes are empty. The network is loopback.
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

for folder in /home /root /mnt /media; do
  cover "$folder" -t tmpfs -o mode=755 tmpfs
done
cover /run -t tmpfs -o mode=755,size=50% tmpfs
# Servers that are not the system's own share these.
for folder in /tmp /var/tmp /srv; do
  cover "$folder" -t tmpfs -o mode=1777 tmpfs
done
# Root is their owner, and needs no privilege to read them.
for file in shadow shadow- gshadow gshadow-; do
  [ ! -e "/etc/$file" ] || mount --bind /dev/null "/etc/$file"
done
read_only
for folder in /tmp /var/tmp /srv; do mount -o remount,bind,rw "$folder"; done
release
if [ -w "$SANDBOX_PROJECT" ]; then
  echo "The sandbox leaves $SANDBOX_PROJECT writable." >&2
  exit 3
fi

(PATH="$PATH:/usr/sbin:/sbin" && ip link set lo up || ifconfig lo up) 2>/dev/null ||
  perl -e 'socket(S,2,2,0); ioctl(S,0x8914,pack("Z16 s x14","lo",0x49)) or exit 1'
# Servers of a user who is not root listen where servers do.
echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || :
# Without exec: this shell is the first process here, and takes leave of those whose parents are gone. They would stay, and
# whoever counts processes would look at each of them.
"$@"
exit
