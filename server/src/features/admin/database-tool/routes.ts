import { databaseToolApi } from '@thela/contract/admin/database-tool'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { makeToolOperator } from './operate-tool.ts'
import { pgAdminCommandOf } from './run-tool.ts'

export const databaseToolRoutes: FeatureRoutes = (app, platform) => {
  const operator = makeToolOperator(platform)
  app.addHook('onClose', operator.close)

  route(app, databaseToolApi.readStatus, async () => {
    const url = await operator.status()
    return { isRunning: url !== null, url, isReadOnly: pgAdminCommandOf(platform.config) === undefined }
  })

  route(app, databaseToolApi.start, async ({ caller }) => ({
    success: true as const,
    isRunning: true as const,
    url: await operator.start(caller),
    message: 'pgAdmin started successfully!',
  }))

  route(app, databaseToolApi.stop, async ({ caller }) => {
    await operator.stop(caller)
    return { success: true as const, isRunning: false as const, message: 'pgAdmin stopped successfully!' }
  })
}
