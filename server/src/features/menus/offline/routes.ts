import { readFileSync } from 'node:fs'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { filesLimit } from '../../../http/pipeline/rate-limits.ts'

const builtWorker = new URL('../../../../../menu/dist/offline/worker.js', import.meta.url)

/** Takes the place of the worker on every phone that comes back, deletes what it kept and itself. */
const noWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('menus').then(() => registration.unregister())),
)
`

/** The worker that keeps menus on phones. Browsers ask for it at every visit, so that a new one is used at once. */
export const offlineRoutes: FeatureRoutes = (app, { config: { hasOfflineMenus, filesOrigin = '' } }) => {
  const script = hasOfflineMenus ? readFileSync(builtWorker) : noWorker

  app.get('/offline.js', { schema: { hide: true }, config: filesLimit }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        // It fetches pictures for pages, also where these are redirected to.
        'content-security-policy': `default-src 'none'; connect-src 'self' https: ${filesOrigin}`.trim(),
      })
      .send(script),
  )
}
