import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id, as OWASP sets it: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is heavy on purpose: never more than two at a time, so that a burst of sign-ins cannot starve the menus. */
const runLimited = pLimit(2)

export const hashPassword = (password: string) => runLimited(() => hash(password, cost))

/** Takes the same time for an account that does not exist, so that nobody can find out who is registered. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const matches = await runLimited(() => verify(passwordHash ?? HASH_OF_NOBODY, password))
  return matches && passwordHash !== undefined
}

const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keS1ub2JvZHk$YRJm4TrX6T2aI7xkzc0wqVw1Gx2l3qxS6m1rCkqU8WY'
