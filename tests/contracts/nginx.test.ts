import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxHeaders, nginxRedirects } from '../../engine/server/nginx-headers.ts'
import { findNginx, startNginx } from './nginx-process.ts'
import { itRefuses, itServes } from './serving-cases.ts'
import { type ServingFixture, writeServingFixture } from './serving-fixture.ts'

const nginx = await findNginx()
const reason = nginx ? '' : ' (not run: there is no nginx here, and none can be installed without asking)'

describe.skipIf(!nginx).each(['/', '/some/base/'])(`nginx below %s${reason}`, (base) => {
  let fixture: ServingFixture
  let running: ReturnType<typeof startNginx>

  beforeAll(async () => {
    fixture = await writeServingFixture(base)
    running = startNginx(String(nginx), fixture)
  })
  afterAll(() => {
    running.stop()
    fixture.remove()
  })

  itServes(base, () => ({ endpoint: running, fixture }))
  itRefuses(() => ({ endpoint: running, fixture }))
})

describe('the generated configuration', () => {
  const info = {
    base: '/',
    locales: [{ code: 'en', path: '/' }],
    redirects: [],
    scriptHashes: [],
    styleHashes: [],
    analyticsOrigin: null,
  }

  it('promises TLS over TLS only', () => {
    expect(nginxHeaders(info)).toContain('add_header Strict-Transport-Security "$site_strict_transport" always;')
    expect(nginxRedirects(info)).toMatch(/map \$https \$site_strict_transport \{\s+"on" "max-age=\d+";\s+\}/)
  })

  it('keeps a base with the signs of regular expressions literal', () => {
    expect(nginxRedirects({ ...info, base: '/a.b+c/' })).toContain('/a\\.b\\+c')
  })
})
