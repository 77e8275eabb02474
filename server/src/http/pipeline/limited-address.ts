import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** The key of an address in rate limits: an IPv6 customer has a whole /64, so that counts as one. */
export function limitedAddress(address: string) {
  const known = limited.get(address)
  if (known !== undefined) return known

  const name = nameOf(address)
  limited.set(address, name)
  return name
}

/** Parsing an IPv6 address costs more than counting, and clients come again. */
const limited = new LRUCache<string, string>({ max: 10_000 })

function nameOf(address: string) {
  if (!isIPv6(address)) return address

  const groups = groupsOf(address)
  return isMappedIPv4(groups) ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The next wider unit: a rented server gets a whole /48, which is 65,536 of those. */
export function limitedNetwork(address: string) {
  if (!isIPv6(address)) return address

  const groups = groupsOf(address)
  return isMappedIPv4(groups) ? ipv4Of(groups) : `${groups.slice(0, 3).join(':')}::/48`
}

/** The eight groups, however the address is written; the zone after % is local to this machine. */
function groupsOf(address: string) {
  const [bare] = address.split('%')
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]

  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

const isMappedIPv4 = (groups: string[]) => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'

const ipv4Of = (groups: string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
