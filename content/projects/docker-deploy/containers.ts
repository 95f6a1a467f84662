import { onHost } from './place.ts';

/** Waits until a container is healthy. Throws with the end of its log when it stops, or says that it is ill. */
export const untilHealthy = (container: string) =>
  onHost(
    `for attempt in $(seq 60); do
      state=$(docker inspect -f '{{.State.Status}}, {{.State.Health.Status}}' "$1")
      case "$state" in
        "running, healthy") break ;;
        "running, starting") sleep 0.5 ;;
        *) { echo "$state"; docker logs --tail 20 "$1"; } >&2; exit 1 ;;
      esac
    done
    [ "$state" = "running, healthy" ] || { echo "$state after 30 s" >&2; exit 1; }`,
    container,
  );

/** Starts an image without a port, looks at its health, and removes it again. */
export async function tryOut(image: string): Promise<void> {
  await onHost(
    `docker rm -f shop-trial > /dev/null 2>&1 || true
    docker run -d --name shop-trial "$1" > /dev/null`,
    image,
  );
  await untilHealthy('shop-trial').finally(() => onHost('docker rm -f shop-trial > /dev/null').catch(() => {}));
}

/** Puts a container in the place of "shop". If it does not get healthy there, both are again what they were. */
export async function takeOver(container: string): Promise<void> {
  await onHost(`if docker inspect shop-leaving > /dev/null 2>&1; then
      echo "shop-leaving is left from a run that was interrupted" >&2
      exit 1
    fi`);
  try {
    await onHost(
      `if docker inspect shop > /dev/null 2>&1; then
        docker stop shop > /dev/null
        docker rename shop shop-leaving
      fi
      docker rename "$1" shop
      docker start shop > /dev/null`,
      container,
    );
    await untilHealthy('shop');
  } catch (error) {
    await onHost(
      `if docker inspect shop-leaving > /dev/null 2>&1; then
        if docker inspect shop > /dev/null 2>&1; then
          docker stop shop > /dev/null
          docker rename shop "$1"
        fi
        docker rename shop-leaving shop
      fi
      docker start shop > /dev/null`,
      container,
    ).catch(() => {});
    throw error;
  }
  await onHost(`if docker inspect shop-leaving > /dev/null 2>&1; then
      docker rm -f shop-old > /dev/null 2>&1 || true
      docker rename shop-leaving shop-old
    fi`);
}
