/** Somebody who asked for less motion, or for fewer bytes. */
export function prefersReducedMotion() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
