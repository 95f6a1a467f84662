# Runs on a host: `sh rehearse.sh 1.0.0` tries that release on a port of its own; visitors do not notice.
set -eu
cd "/srv/shop/releases/$1"
HOST=$(hostname -f) PORT=8081 node server.js > rehearsal.log 2>&1 &
shop=$!
trap 'kill $shop 2> /dev/null || true' EXIT

for attempt in 1 2 3 4 5; do
  sleep 0.5
  if curl -fs "http://$(hostname -f):8081/health"; then exit 0; fi
done
echo "release $1 is not healthy" >&2
exit 1
