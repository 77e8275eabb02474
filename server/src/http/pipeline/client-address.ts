import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

export type Trust = false | ((address: string, hop: number) => boolean)

/** Which proxies are trusted to name the client: the same for the router and the fast paths. */
export function trustProxies(names: string | false): Trust {
  if (!names) return false
  const trusts = proxyAddr.compile(names.split(',').map((name) => name.trim()))
  const known = new LRUCache<string, boolean>({ max: MAX_ADDRESSES_CACHED })

  return (address, hop) => {
    const decision = known.get(address)
    if (decision !== undefined) return decision

    const isTrusted = trusts(address, hop)
    known.set(address, isTrusted)
    return isTrusted
  }
}

/** Parsing an address is slow, and the proxy is always the same. */
const MAX_ADDRESSES_CACHED = 1000

/** The client's address behind the trusted proxies: the router's `request.ip`, by the same library. */
export const makeAddressReader = (trust: Trust) =>
  trust
    ? (request: IncomingMessage) => proxyAddr(request, trust) ?? ''
    : ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
