# A mistake, and a change during a slow request: sh break-it.sh
echo "export const greeting = 'Hello';" > src/greeting.js
echo '{ "name": "tea shop" }' > src/shop.json
node --import tsx dev.ts 2> errors.log &
dev=$!

# Tries until it succeeds, for about twenty seconds.
wait_for() {
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    if [ $tries -gt 100 ]; then echo "failed: $*" >&2; kill $dev 2> /dev/null; exit 1; fi
    sleep 0.2
  done
}
has() {
  curl -s "http://127.0.0.1:${PORT:-3100}/" | grep "$1"
}

wait_for has Hello
echo "export const greeting = 'Good" > src/greeting.js
wait_for grep -q SyntaxError errors.log
sleep 1
grep SyntaxError errors.log

echo "export const greeting = 'Good day';" > src/greeting.js
wait_for has Good

curl -s "http://127.0.0.1:${PORT:-3100}/slow" &
slow=$!
sleep 1
echo "export const greeting = 'Bye';" > src/greeting.js
wait $slow
wait_for has Bye
kill $dev
wait $dev
