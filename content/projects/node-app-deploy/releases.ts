import { onHost } from './host.ts';

/** Starts a release next to the one that is live. */
export const start = (release: string) =>
  onHost(
    `cd "releases/$1"
    # A process of this release that does not answer would stay without a socket.
    pid=$(cat app.pid 2> /dev/null) || pid=
    if [ "$(readlink "/proc/$pid/cwd")" = "/srv/node-app/releases/$1" ]; then kill "$pid"; fi
    rm -f app.sock
    RELEASE="$1" setsid node server.mjs > app.log 2>&1 < /dev/null &
    echo $! > app.pid`,
    release,
  );

/** Waits until a release answers as it should. Throws when it ends, or after so many seconds. */
export const untilHealthy = (release: string, seconds = 10) =>
  onHost(
    `cd "releases/$1"
    end=$(($(date +%s) + $2))
    until [ "$(curl -s --max-time 2 --unix-socket app.sock http://shop/health)" = "ok $1" ]; do
      if ! kill -0 "$(cat app.pid)" 2> /dev/null; then
        { echo "it ended while starting"; tail -n 20 app.log; } >&2
        exit 1
      elif [ "$(date +%s)" -ge "$end" ]; then
        { echo "not healthy after $2 s"; tail -n 20 app.log; } >&2
        exit 1
      fi
      sleep 0.2
    done`,
    release,
    String(seconds),
  );

/** Sends new requests to a release; the other one becomes "previous" and goes on running. */
export const switchTo = (release: string) =>
  onHost(
    `if [ -L live ]; then ln -sfn "$(readlink live)" previous; fi
    ln -sfn "releases/$1" live.new
    mv -T live.new live`,
    release,
  );

/** Ends and removes every release that is neither live nor previous. */
export const retireOthers = () =>
  onHost(
    `for folder in releases/*; do
      if [ "$folder" = "$(readlink live)" ] || [ "$folder" = "$(readlink previous)" ]; then continue; fi
      pid=$(cat "$folder/app.pid" 2> /dev/null) || pid=
      # After a reboot the number may be that of another process.
      if [ "$(readlink "/proc/$pid/cwd")" = "/srv/node-app/$folder" ]; then kill "$pid"; fi
      rm -rf "$folder"
    done`,
  );
