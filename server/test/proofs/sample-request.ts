import type { Endpoint } from '@thela/contract/endpoint'
import type { InjectOptions } from 'fastify'

/** A request for an endpoint with nothing but its path filled in: enough to meet the door. */
export function bareRequest({ method, path }: Endpoint, ids: { id?: string } = {}): InjectOptions {
  const url = path.replace(/[:*](\w*)/g, (_, name: string) =>
    encodeURIComponent((name === 'id' && ids.id) || 'nothing'),
  )
  return { method, url, ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }) }
}
