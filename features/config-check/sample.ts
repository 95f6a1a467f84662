/** A configuration with a mistyped key, a key without an effect, a profile and a secret. */
export const sample = `version: "1.0"
vars:
  stage: development
  replicas: 1
  db_password: not-a-real-one
targets:
  hosts:
    web-1:
      host: web-1.dev.example.com
      user: deploy
      prot: 2222
      keepAlive: true
    web-2:
      host: web-2.dev.example.com
      user: deploy
      password: \${secret:web_password}
profiles:
  production:
    vars:
      stage: production
      replicas: 4
    targets:
      hosts:
        web-1:
          host: web-1.example.com
        web-2:
          host: web-2.example.com
tasks:
  plan: echo "\${vars.stage}, replicas \${vars.replica}"
`
