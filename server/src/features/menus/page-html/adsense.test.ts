import { adConfigurationApi } from '@thela/contract/ads/configuration'
import { menuPath } from '@thela/contract/values/slug'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

const without = await createTestApp()
const withAdSense = await createTestApp({ adsense: { client: 'ca-pub-1234567890123456', slot: '42' } })
const policiesWith = policies(withAdSense)
const SCRIPT = 'https://pagead2.googlesyndication.com'
const google = /google|doubleclick|gstatic/

async function policies({ app, signedInVendor }: TestApp) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const menu = encodeURI(menuPath(await signedInVendor()))
  const ask = async (path: string, method = 'GET') => {
    const { headers } = await fetch(origin + path, { method })
    const policy = headers.get('content-security-policy') ?? ''
    return { isRouted: headers.has('x-request-id'), policy, directives: directivesOf(policy) }
  }
  const routed = await ask(menu, 'HEAD')
  // The second to ask is answered before the router.
  await expect.poll(async () => (await ask(menu)).isRouted).toBe(false)
  const others = ['/', '/admin/login', '/api/health', '/nobody/unknown']
  return { routed, hot: await ask(menu), others: await Promise.all(others.map((path) => ask(path))) }
}

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('without an account nothing of Google may run on a menu', async () => {
  const { routed, hot, others } = await policies(without)

  for (const { policy } of [routed, hot, ...others]) expect(policy).not.toMatch(google)
  expect(hot.policy).toBe(others[0]?.policy)
})

test('with an account menus, and they alone, let its script, its calls and its frames through', async () => {
  const { routed, hot, others } = await policiesWith

  expect(hot.policy).toBe(routed.policy)
  expect(hot.directives['script-src']).toContain(SCRIPT)
  expect(hot.directives['connect-src']).toContain(SCRIPT)
  expect(hot.directives['frame-src']).toContain('https://googleads.g.doubleclick.net')
  for (const { policy } of others) expect(policy).not.toMatch(google)
})

test('what AdSense has no need of stays as it is: no script in the page, no eval, no wildcard', async () => {
  const { hot, others } = await policiesWith
  const [page] = others
  const changed = Object.keys(hot.directives).filter(
    (name) => hot.directives[name]?.join() !== page?.directives[name]?.join(),
  )

  expect(changed.sort()).toEqual(['connect-src', 'frame-src', 'script-src'])
  for (const name of changed) {
    const added = hot.directives[name]?.filter((source) => !page?.directives[name]?.includes(source))
    for (const source of added ?? [])
      expect(source).toMatch(/^https:\/\/(\*\.)?[\w.]*(google|gstatic|double)/)
  }
})

test('menus are told the account and its unit, or that there is none', async () => {
  const googleAds = async ({ send }: TestApp) =>
    (await send('GET', adConfigurationApi.readPublic.path)).json().googleAds

  expect(await googleAds(without)).toEqual({ enabled: true, client: null, slot: null })
  expect(await googleAds(withAdSense)).toEqual({
    enabled: true,
    client: 'ca-pub-1234567890123456',
    slot: '42',
  })
})
