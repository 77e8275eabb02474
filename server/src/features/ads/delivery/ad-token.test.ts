import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readToken, signToken, TOKEN_LIFE_MS, tagVisitor } from './ad-token.ts'

const key = createSecretKey(randomBytes(32))
const phone = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' }
const content = { placementId: 'p1', adId: 'a1', vendorId: 'v1', visitor: tagVisitor(key, phone) }
const delivery = { ...content, viewableAfterMs: 1000 }
const now = new Date('2026-03-05T10:00:00Z')

test('a token contains what was delivered, until it expires', () => {
  const token = signToken(key, delivery, now)

  const usableAt = new Date(now.getTime() + 1000)
  const end = usableAt.getTime() + TOKEN_LIFE_MS
  expect(readToken(key, token, now)).toMatchObject({ ...content, usableAt })
  expect(readToken(key, token, new Date(end - 1))).toMatchObject({ ...content, usableAt })
  expect(readToken(key, token, new Date(end))).toBeUndefined()
})

test('a token can be signed without a placement', () => {
  const { adId, visitor, viewableAfterMs } = delivery
  const read = readToken(key, signToken(key, { adId, visitor, viewableAfterMs }, now), now)
  expect(read).toMatchObject({ adId, placementId: undefined, vendorId: undefined })
})

test('a visitor tag depends on address, browser and key, and the token contains neither address nor browser', () => {
  const others = [
    { ...phone, address: '203.0.113.8' },
    { ...phone, userAgent: 'Mozilla/5.0 (iPhone)' },
  ]
  expect(tagVisitor(key, { ...phone })).toBe(content.visitor)
  expect(others.map((other) => tagVisitor(key, other))).not.toContain(content.visitor)
  expect(tagVisitor(createSecretKey(randomBytes(32)), phone)).not.toBe(content.visitor)
  expect(signToken(key, delivery, now)).not.toMatch(/203\.0|Mozilla/)
})

test('no two tokens are the same', () => {
  const tokens = Array.from({ length: 1000 }, () => signToken(key, delivery, now))
  expect(new Set(tokens).size).toBe(1000)
})

test('a token that is changed, cut or signed with another key is invalid', () => {
  const token = signToken(key, delivery, now)
  const forgeries = [
    ...Array.from(
      token,
      (letter, n) => token.slice(0, n) + (letter === 'A' ? 'B' : 'A') + token.slice(n + 1),
    ),
    ...Array.from(token, (_, n) => token.slice(0, n)),
    signToken(createSecretKey(randomBytes(32)), delivery, now),
    '',
    '.....',
    `${'a'.repeat(400)}.${'b'.repeat(43)}`,
  ]

  expect(forgeries.filter((forgery) => readToken(key, forgery, now))).toEqual([])
})
