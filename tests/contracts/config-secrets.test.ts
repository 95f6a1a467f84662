import { describe, expect, it } from 'vitest'
import { masked, maskSecrets } from '../../features/config-check/mask.ts'
import { readYamlText } from '../../features/tool-reference/rules/read-yaml.ts'

/** Values that nobody may see, each below a way to write it down. */
const secret = 'hunter2hunter2'
const hidden = [
  `targets: { hosts: { web: { host: a, password: ${secret} } } }`,
  `targets: { hosts: { web: { host: a, passphrase: ${secret}, privateKey: ${secret} } } }`,
  `secrets: { provider: local, config: { passphrase: ${secret} } }`,
  `vars: { api_token: ${secret}, apiKey: ${secret}, AWS_SECRET_ACCESS_KEY: ${secret}, db: { pwd: ${secret} } }`,
  `vars: { tokens: [${secret}, { name: ${secret} }] }`,
  `targets: { hosts: { web: { password: "$\{vars.shared}" } } }\nvars: { shared: ${secret} }`,
  `vars: { db_password: "$\{a.b}", a: { b: "$\{vars.c}" }, c: ${secret} }\nprofiles: { p: { vars: { c: ${secret} } } }`,
  `vars: { password: "$\{env.PASSWORD:${secret}}" }`,
  `vars: { url: "postgres://shop:${secret}@db.example.com/shop" }`,
  `tasks: { push: "API_TOKEN=${secret} ./push --password ${secret} --secret=${secret}" }`,
  `tasks: { push: 'curl -H "Authorization: Bearer ${secret}" https://example.com' }`,
  `vars: { text: "ghp_${secret}" }`,
  `vars:\n  text: |\n    -----BEGIN OPENSSH PRIVATE KEY-----\n    ${secret}\n`,
]

describe('what looks like a secret', () => {
  it.each(hidden)('is not shown: %s', (text) => {
    const { data, errors } = readYamlText(text)
    expect(errors).toEqual([])
    const shown = JSON.stringify(maskSecrets(data))
    expect(shown).not.toContain(secret)
    expect(shown).toContain(masked)
  })

  it('leaves references and everything else as they are', () => {
    const text = `version: "1.0"
vars: { author: ann, day: 2026-12-01, count: 3, gone: $unset }
targets: { hosts: { web: { host: a.example.com, user: deploy, password: "$\{secret:web}", passphrase: "$\{env.PHRASE}" } } }
secrets: { provider: local }
tasks: { log: { command: "tail -n $\{params.lines} /var/log/x", target: hosts.web } }
`
    const { data } = readYamlText(text)
    expect(maskSecrets(data)).toEqual(data)
  })
})
