import type { Endpoint } from '@thela/contract/endpoint'
import { messages } from '@thela/contract/error-body'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/connect.ts'
import { unavailable } from '../../../http/errors.ts'
import { recentSettings } from './read-settings.ts'

/** While the site is under maintenance only administrators come in (DEC-147). */
export const refuseInMaintenance = (db: Db) => {
  const settings = recentSettings(db)

  return async (request: FastifyRequest) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || isForOperators(endpoint) || request.caller?.role === 'SUPER_ADMIN') return
    if ((await settings()).maintenanceMode) throw unavailable(messages.maintenance)
  }
}

const isForOperators = (endpoint: Endpoint) =>
  endpoint.access === 'admin' || endpoint.worksInMaintenance === true
