import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Where a request comes from, seen through the proxies that are trusted: the same as the router's `request.ip`. */
export function makeAddressReader(trusted: string | false) {
  if (!trusted) return directAddressOf
  const proxies = listProxies(trusted)

  return (request: IncomingMessage) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    const stations = forwarded ? forwarded.split(',').map((station) => station.trim()) : []
    const way = [directAddressOf(request), ...stations.toReversed()]
    return way.find((address) => !isTrusted(proxies, address)) ?? way.at(-1) ?? ''
  }
}

const directAddressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''

/** The names that the router knows for whole networks. */
const networks: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function listProxies(trusted: string) {
  const list = new BlockList()
  for (const name of trusted.split(',').map((part) => part.trim())) {
    for (const range of networks[name] ?? [name]) {
      const [address = '', length] = range.split('/')
      if (length) list.addSubnet(address, Number(length), familyOf(address))
      else list.addAddress(address, familyOf(address))
    }
  }
  return list
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function isTrusted(proxies: BlockList, address: string) {
  return proxies.check(address, familyOf(address))
}
