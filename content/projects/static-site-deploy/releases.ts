import { onHost } from './host.ts';

/** The number of the next release. */
export const nextRelease = async () =>
  (await onHost('mkdir -p incoming releases && echo $(($(ls releases | sort -n | tail -n 1) + 1))')).trim();

/** Unpacks an archive, if it has arrived whole and has a page in it. The release appears under its name in one step. */
export const unpack = (release: string, checksum: string) =>
  onHost(
    `(cd incoming && echo "$2  $1.tar.gz" | sha256sum --check --quiet)
    rm -rf incoming/unpacked
    mkdir incoming/unpacked
    tar -xzf "incoming/$1.tar.gz" -C incoming/unpacked
    [ -s incoming/unpacked/index.html ] || { echo "index.html is missing or empty" >&2; exit 1; }
    mv -T incoming/unpacked "releases/$1"
    rm "incoming/$1.tar.gz"`,
    release,
    checksum,
  );

/** Shows a release to visitors from now on. */
export const switchTo = (release: string) =>
  onHost(
    `[ -d "releases/$1" ] || { echo "there is no release $1; there are:" releases/* >&2; exit 1; }
    if [ -L live ]; then
      ln -sfn "$(readlink live)" previous.new
      mv -T previous.new previous
    fi
    ln -sfn "releases/$1" live.new
    mv -T live.new live`,
    release,
  );

/** Removes the oldest releases, but never those that are live or previous. */
export const prune = (keep: number) =>
  onHost(
    `for release in $(ls releases | sort -n | head -n "-$1"); do
      case "releases/$release" in
        "$(readlink live)" | "$(readlink previous)") ;;
        *) rm -rf "releases/$release" ;;
      esac
    done
    echo "kept:" $(ls releases | sort -n)`,
    String(keep),
  );
