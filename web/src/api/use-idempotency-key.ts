import { useState } from 'react'

/** A name for what one form makes: however often it is sent, it is made once. */
export function useIdempotencyKey() {
  const [key] = useState(newKey)
  return key
}

/** crypto.randomUUID is missing on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
