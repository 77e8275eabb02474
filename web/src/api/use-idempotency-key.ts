import { useState } from 'react'

/** One key per form: however often it is submitted, the record is created once. */
export function useIdempotencyKey() {
  const [key] = useState(newKey)
  return key
}

/** crypto.randomUUID is missing on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
