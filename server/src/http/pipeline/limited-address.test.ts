import { expect, test } from 'vitest'
import { limitedAddress, limitedNetwork } from './limited-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('%s is counted as %s', (address, name) => {
  expect(limitedAddress(address)).toBe(name)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['no address', 'no address'],
])('%s belongs to the network %s', (address, name) => {
  expect(limitedNetwork(address)).toBe(name)
})
