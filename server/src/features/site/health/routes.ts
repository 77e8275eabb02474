import { statfs } from 'node:fs/promises'
import { platformApi } from '@thela/contract/core/platform'
import { deadlinesMs } from '../../../db/deadlines.ts'
import { runsOn } from '../../../db/migrate.ts'
import { withDeadline } from '../../../db/with-deadline.ts'
import { unhealthy } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { VERSION } from '../../../startup/version.ts'
import { listMigrations } from './queries.ts'

const MIN_FREE_BYTES = 200 * 1024 * 1024

export const healthRoutes: FeatureRoutes = (app, platform) => {
  route(app, platformApi.readHealth, async () => {
    await askDatabase(platform).catch(() => {
      throw unhealthy('The database does not answer.')
    })
    return {
      status: 'ok' as const,
      version: VERSION,
      uptime: process.uptime(),
      time: new Date().toISOString(),
    }
  })

  // For orchestrators: live means that this process answers, ready that it can serve requests.
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const obstacle = app.stop.isNear ? 'This node is about to stop.' : await findObstacle(platform)
    if (obstacle) return reply.code(503).send({ status: 'error', message: obstacle })
    // Every node shares the store: without it all of them still serve menus (DEC-277).
    return (await hasStore(platform))
      ? { status: 'ok' }
      : { status: 'degraded', message: 'The file store does not answer.' }
  })
}

async function findObstacle({ db, config }: Platform) {
  const migrations = await askDatabase({ db }).catch(() => undefined)
  if (!migrations) return 'The database does not answer.'
  if (!runsOn(migrations)) return 'The database is not at the version of this program.'

  const disk = await statfs(config.dataDir).catch(() => undefined)
  if (disk && disk.bavail * disk.bsize < MIN_FREE_BYTES) return 'The disk is nearly full.'
  return undefined
}

const hasStore = ({ files }: Platform) =>
  withDeadline(deadlinesMs.readiness, files.check()).then(
    () => true,
    () => false,
  )

const askDatabase = ({ db }: Pick<Platform, 'db'>) => withDeadline(deadlinesMs.readiness, listMigrations(db))
