# Runs a line against the stand-in: sh try-it.sh npx tsx on-hosts.ts web "uname -s"
export AWS_ENDPOINT_URL="http://127.0.0.1:${PORT:-4566}"
export AWS_ACCESS_KEY_ID=test AWS_SECRET_ACCESS_KEY=test AWS_DEFAULT_REGION=eu-central-1 AWS_EC2_METADATA_DISABLED=true
node --import tsx stand-in.ts "${PORT:-4566}" &
until curl -s "$AWS_ENDPOINT_URL"; do sleep 0.2; done
"$@"
code=$?
kill $!
exit $code
