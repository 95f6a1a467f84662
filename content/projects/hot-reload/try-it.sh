# Edits files while dev.ts runs, and asks the server: sh try-it.sh
echo "export const greeting = 'Hello';" > src/greeting.js
echo '{ "name": "tea shop" }' > src/shop.json
node --import tsx dev.ts &

# Asks until the answer has the text, for about twenty seconds.
answer() {
  tries=0
  until curl -s "http://127.0.0.1:${PORT:-3100}/" | grep "$1"; do
    tries=$((tries + 1))
    if [ $tries -gt 100 ]; then echo "no answer with $1" >&2; kill $! 2> /dev/null; exit 1; fi
    sleep 0.2
  done
}

answer Hello
echo "export const greeting = 'Good morning';" > src/greeting.js
answer Good
echo "export const greeting = 'Bye';" > src/greeting.js
echo '{ "name": "coffee shop" }' > src/shop.json
answer coffee
kill $!
wait
