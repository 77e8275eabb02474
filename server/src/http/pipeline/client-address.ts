import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

export type Trust = false | ((address: string, hop: number) => boolean)

/** Which proxies are believed when they say for whom they ask: one answer for the router and the fast paths. */
export function trustProxies(names: string | false): Trust {
  if (!names) return false
  const trusts = proxyAddr.compile(names.split(',').map((name) => name.trim()))
  const known = new LRUCache<string, boolean>({ max: MOST_ADDRESSES })

  return (address, hop) => {
    const verdict = known.get(address)
    if (verdict !== undefined) return verdict

    const isTrusted = trusts(address, hop)
    known.set(address, isTrusted)
    return isTrusted
  }
}

/** Reading an address takes longer than the rest, and the proxy is always the same. */
const MOST_ADDRESSES = 1000

/** Where a request comes from, seen through the trusted proxies: the router's `request.ip`, by the same library. */
export const makeAddressReader = (trust: Trust) =>
  trust
    ? (request: IncomingMessage) => proxyAddr(request, trust) ?? ''
    : ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
