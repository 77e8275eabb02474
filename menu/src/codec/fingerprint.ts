/** A short hash (FNV-1a), to tell whether two texts are the same; not for secrets. */
export function fingerprint(text: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
