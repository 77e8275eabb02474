import { randomBytes } from 'node:crypto'

/** Letters and digits without look-alikes: ids are part of printed URLs that people may have to type. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** A short random id; 12 characters hold 59 random bits. */
export function newId(length = 12) {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
