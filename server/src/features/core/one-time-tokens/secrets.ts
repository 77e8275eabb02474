import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that a stolen table is useless. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
