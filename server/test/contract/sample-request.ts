import type { Endpoint } from '@thela/contract/endpoint'
import type { InjectOptions } from 'fastify'

/** A request for an endpoint with only its path filled in, which is enough for the access check. */
export function bareRequest({ method, path }: Endpoint, ids: { id?: string } = {}): InjectOptions {
  const url = path.replace(/[:*](\w*)/g, (_, name: string) =>
    encodeURIComponent((name === 'id' && ids.id) || 'nothing'),
  )
  return { method, url, ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }) }
}
