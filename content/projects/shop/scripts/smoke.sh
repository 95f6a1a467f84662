# Unpacks the archive, starts what is in it, and asks for its health: what hosts get is what is tried.
set -eu
folder=$(mktemp -d)
tar -xzf "$(ls -t dist/*.tgz | head -n 1)" -C "$folder"
PORT=0 node "$folder/server.js" > "$folder/shop.log" &
shop=$!
trap 'kill $shop 2> /dev/null || true; rm -rf "$folder"' EXIT

until grep -q http "$folder/shop.log"; do
  kill -0 $shop
  sleep 0.1
done
curl -fsS "$(grep -o 'http://.*' "$folder/shop.log")/health"
