import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

test('the worker that keeps menus is asked for at every visit, and may fetch pictures from elsewhere [POCK-01]', async () => {
  const { app } = await createTestApp({ filesOrigin: 'http://files.test' })
  const { statusCode, headers, body } = await app.inject('/offline.js')

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https: http://files.test",
  )
  expect(body).toContain('respondWith')
})

test('switched off, it is replaced by one that deletes what was kept and itself [POCK-02]', async () => {
  const { app } = await createTestApp({ hasOfflineMenus: false })
  const { body } = await app.inject('/offline.js')

  expect(body).toContain("caches.delete('menus')")
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('respondWith')
})
