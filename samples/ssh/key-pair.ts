import ssh2 from 'ssh2'

/**
 * A pair of keys in the format of OpenSSH. About one in three hundred that ssh2 makes cannot be read by itself (it writes a
 * key without its leading zeros), so a pair counts only once it has been read back.
 */
export function keyPair(comment?: string): { readonly private: string; readonly public: string } {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519', comment === undefined ? {} : { comment })
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair
  }
}
