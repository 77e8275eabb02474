/** The types of the files that we make ourselves, by their ending; no other file is served. */
export const contentTypes: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

/** A new picture gets a new name, so a file never changes. */
export const FOREVER = 'public, max-age=31536000, immutable'

export const contentTypeOf = (path: string) => contentTypes[path.slice(path.lastIndexOf('.') + 1)]
