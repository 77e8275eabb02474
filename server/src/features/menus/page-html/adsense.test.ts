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
  const request = async (path: string, method = 'GET') => {
    const { headers } = await fetch(origin + path, { method })
    const policy = headers.get('content-security-policy') ?? ''
    return { isRouted: headers.has('x-request-id'), policy, directives: directivesOf(policy) }
  }
  const routed = await request(menu, 'HEAD')
  // The fast path answers from the second request on.
  await expect.poll(async () => (await request(menu)).isRouted).toBe(false)
  const others = ['/', '/admin/login', '/api/health', '/nobody/unknown']
  return {
    routed,
    cached: await request(menu),
    others: await Promise.all(others.map((path) => request(path))),
  }
}

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('without an AdSense account no policy allows Google sources', async () => {
  const { routed, cached, others } = await policies(without)

  for (const { policy } of [routed, cached, ...others]) expect(policy).not.toMatch(google)
  expect(cached.policy).toBe(others[0]?.policy)
})

test('with an AdSense account only menus allow its scripts, requests and frames', async () => {
  const { routed, cached, others } = await policiesWith

  expect(cached.policy).toBe(routed.policy)
  expect(cached.directives['script-src']).toContain(SCRIPT)
  expect(cached.directives['connect-src']).toContain(SCRIPT)
  expect(cached.directives['frame-src']).toContain('https://googleads.g.doubleclick.net')
  for (const { policy } of others) expect(policy).not.toMatch(google)
})

test('the policy of menus differs only by Google sources: no inline scripts, no eval, no bare wildcard', async () => {
  const { cached, others } = await policiesWith
  const [page] = others
  const changed = Object.keys(cached.directives).filter(
    (name) => cached.directives[name]?.join() !== page?.directives[name]?.join(),
  )

  expect(changed.sort()).toEqual(['connect-src', 'frame-src', 'script-src'])
  for (const name of changed) {
    const added = cached.directives[name]?.filter((source) => !page?.directives[name]?.includes(source))
    for (const source of added ?? [])
      expect(source).toMatch(/^https:\/\/(\*\.)?[\w.]*(google|gstatic|double)/)
  }
})

test('menus get the AdSense account and its ad unit, or null', async () => {
  const googleAds = async ({ send }: TestApp) =>
    (await send('GET', adConfigurationApi.readPublic.path)).json().googleAds

  expect(await googleAds(without)).toEqual({ enabled: true, client: null, slot: null })
  expect(await googleAds(withAdSense)).toEqual({
    enabled: true,
    client: 'ca-pub-1234567890123456',
    slot: '42',
  })
})
