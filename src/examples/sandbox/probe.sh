# probe.sh NODE: whether all that a sample needs works here, from within worker.sh.
set -e
mkdir -p /run/probe/work
exec unshare --user --map-root-user --mount --uts --ipc /bin/sh "${0%/*}/sample.sh" /run/probe "exec '$1' -e '
  require(\"net\").connect(9, \"127.0.0.1\").on(\"error\", (e) => process.exit(e.code === \"ECONNREFUSED\" ? 0 : 1))
'"
