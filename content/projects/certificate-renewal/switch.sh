# switch.sh NAME HOST: nginx serves the certificate in /srv/tls/NAME, or goes on with the one before.
nginx() { /usr/sbin/nginx -p /srv/tls-trial -c nginx.conf -e error.log "$@"; }
use() { ln -sfn "$1" next && mv -T next current; }
served() {
  openssl s_client -connect "$1:8443" -servername "$1" </dev/null 2>/dev/null | openssl x509 -noout -serial 2>/dev/null || :
}
give_up() {
  use "$before"
  nginx -s reload 2>/dev/null || :
  echo "$1" >&2
  exit 1
}

cd /srv/tls
before=$(readlink current)
use "$1"
problem=$(nginx -t -q 2>&1) || give_up "$problem"
problem=$(nginx -s reload 2>&1) || give_up "$problem"

# A reload takes a moment, and what counts is what clients get.
wanted=$(openssl x509 -noout -serial -in current/cert.pem)
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  [ "$(served "$2")" != "$wanted" ] || break
  [ "$attempt" -lt 10 ] || give_up "nginx does not serve the new certificate"
  sleep 0.5
done

# The one before stays for a way back; keys that are older have no use.
for old in 2*; do
  case "$old" in "$1" | "$before") ;; *) rm -r "$old" ;; esac
done
