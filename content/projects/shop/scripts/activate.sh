# Runs on a host: `sh activate.sh 1.0.0` makes that release the current one.
set -eu
cd /srv/shop
test -f "releases/$1/server.js"
ln -sfn "releases/$1" next
mv -T next current

# After a reboot, the number may be that of another program.
if pgrep -F shop.pid -f current/server.js > /dev/null 2>&1; then
  kill "$(cat shop.pid)"
  while kill -0 "$(cat shop.pid)" 2> /dev/null; do sleep 0.1; done
fi
HOST=$(hostname -f) setsid node current/server.js >> shop.log 2>&1 < /dev/null &
echo $! > shop.pid
