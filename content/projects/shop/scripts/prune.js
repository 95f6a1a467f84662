/** Removes old releases from a host, but for the newest ones and the one that runs. */
export async function prune(server, keep = 3) {
  const releases = await ask(server`ls -1t /srv/shop/releases`);
  const [current = ''] = await ask(server`readlink /srv/shop/current`);
  const running = current.replace('releases/', '');
  if (!releases.includes(running)) throw new Error(`current is "${current}", nothing was removed`);

  const old = releases.slice(keep).filter((release) => release !== running);
  for (const release of old) await ask(server`rm -rf /srv/shop/releases/${release}`);
  return old;
}

async function ask(command) {
  const result = await command.nothrow();
  if (!result.ok) throw new Error(result.stderr.trim());
  return result.lines();
}
