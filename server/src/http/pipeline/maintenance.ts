import type { PublicSettings } from '@thela/contract/core/platform'
import type { Endpoint } from '@thela/contract/endpoint'
import { messages } from '@thela/contract/error-body'
import type { FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'

/** The settings as they were a moment ago. */
export type ReadSettings = () => Promise<PublicSettings>

/** During maintenance only administrators have access (DEC-147). */
export function refuseInMaintenance(readSettings: ReadSettings) {
  return async (request: FastifyRequest) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || isForOperators(endpoint) || request.caller?.role === 'SUPER_ADMIN') return
    if ((await readSettings()).maintenanceMode) throw unavailable(messages.maintenance)
  }
}

const isForOperators = (endpoint: Endpoint) =>
  endpoint.access === 'admin' || endpoint.worksInMaintenance === true
