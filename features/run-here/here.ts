/** Commands that the shell of the stand-in has, apart from what is part of its language. */
export const commands =
  `alias awk base64 basename bash cat chmod clear column comm cp cut date diff dirname du echo egrep env
  expand expr false fgrep find fold grep gunzip gzip head help history hostname id join jq ln ls md5sum mkdir mv nl nproc od paste
  printenv printf pwd readlink rev rg rm rmdir sed seq sh sha1sum sha256sum sleep sort split stat strings tac tail tar tee time
  timeout touch tr tree true unalias uname unexpand uniq uptime wc which whoami xargs zcat`.split(/\s+/)

/** Modules of Node that a sample may import, though not all that is in them. */
export const nodeModules = `assert child_process crypto events fs fs/promises os path readline stream stream/promises
  timers/promises util`.split(/\s+/)
