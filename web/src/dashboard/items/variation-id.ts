/** 'var_' and the time it was made; a second one in the same millisecond is counted on. */
export function newVariationId(taken: readonly string[], now = Date.now()): string {
  const id = `var_${now}`
  return taken.includes(id) ? newVariationId(taken, now + 1) : id
}
