# Edits files while dev.ts runs, and asks the server: sh try-it.sh
node --import tsx dev.ts &

# Asks until the answer has the text.
answer() {
  until curl -s "http://127.0.0.1:${PORT:-3100}/" | grep "$1"; do sleep 0.2; done
}

answer Hello
echo "export const greeting = 'Good morning';" > src/greeting.js
answer Good
echo "export const greeting = 'Bye';" > src/greeting.js
echo '{ "name": "coffee shop" }' > src/shop.json
answer coffee
kill $!
wait
