# Mounts of the sandbox. SANDBOX_PROJECT, SANDBOX_MODULES, SANDBOX_NODE and, where sessions are recorded with the tool,
# SANDBOX_TOOL name what has to stay where it is, though a folder above it be covered.

# They are opened before anything is covered: what is open can be mounted again, wherever its path leads by then.
hold() {
  exec 3<"$SANDBOX_PROJECT" 4<"$SANDBOX_MODULES" 5<"$SANDBOX_NODE" 6<"${SANDBOX_TOOL:-/}"
}

release() {
  exec 3<&- 4<&- 5<&- 6<&-
}

# cover FOLDER OPTION...: mounts something over a folder, if there is such a folder.
cover() {
  place=$1
  shift
  [ -d "$place" ] || return 0
  mount "$@" "$place"
  put_back "$place"
}

# put_back FOLDER: mounts in a covered folder what has to stay there. A table cannot, since where the worker has done the same,
# mount would take it for done.
put_back() {
  covered=$1
  for held in 3 4 5 6; do
    stays $held || continue
    make_point $held "$path"
    # Without --rbind, a user who is not root may not take a folder apart from the mounts below it.
    mount --no-canonicalize --rbind "/proc/self/fd/$held" "$path"
  done
}

# stays NUMBER: whether what is open under that number is the covered folder or lies in it; says its path.
stays() {
  case $1 in 3) path=$SANDBOX_PROJECT ;; 4) path=$SANDBOX_MODULES ;; 5) path=$SANDBOX_NODE ;; 6) path=$SANDBOX_TOOL ;; esac
  case "$path" in "$covered" | "$covered"/*) return 0 ;; *) return 1 ;; esac
}

# make_point NUMBER PATH: makes what the open file or folder can be mounted on.
make_point() {
  if [ -d "/proc/self/fd/$1/" ]; then
    mkdir -p "$2"
  else
    mkdir -p "${2%/*}"
    [ -e "$2" ] || : >"$2"
  fi
}

# A table of mounts as in /etc/fstab: one program mounts all of it, where one for each would take more time than the sample.

# row SOURCE PLACE OPTIONS: a line of it.
row() {
  case "$1$2" in *[\ \\]*) set -- "$(in_table "$1")" "$(in_table "$2")" "$3" ;; esac
  printf '%s %s none %s\n' "$1" "$2" "$3"
}

in_table() {
  printf '%s' "$1" | sed 's/\\/\\134/g; s/ /\\040/g'
}

# mount_table FILE
mount_table() {
  mount --all --fstab "$1"
  rm "$1"
}

# Every mount becomes read-only, but for those of the kernel and /run. All else about it stays: who is not root may take no
# other restriction away.
read_only() {
  while read -r _ _ _ _ at options _; do
    # The kernel writes a space as \040; printf would take a digit after it for a part of that.
    case "$at" in *\\*) at=$(printf '%s' "$at" | sed 's/\\040/ /g; s/\\011/\t/g; s/\\134/\\/g') ;; esac
    case "$at" in /proc | /proc/* | /sys | /sys/* | /run) continue ;; esac
    case ",$options," in *,ro,*) continue ;; esac
    # A mount that another one hides cannot be changed, nor be reached.
    mount -o "remount,bind,ro,${options#rw,}" "$at" 2>/dev/null || :
  done <<MOUNTS
$(cat /proc/self/mountinfo)
MOUNTS
}

# hide_private FOLDER...: what not everybody may read there is empty. Root is its owner, and needs no privilege to read it.
hide_private() {
  mkdir -p /run/empty
  find "$@" \( -type d ! -perm -005 -prune -o -type f ! -perm -004 \) -print 2>/dev/null | while IFS= read -r place; do
    if [ -d "$place" ]; then row /run/empty "$place" bind; else row /dev/null "$place" bind; fi
  done >/run/private
  mount_table /run/private
}
