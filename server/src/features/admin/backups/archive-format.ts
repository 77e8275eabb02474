import { z } from 'zod'

/** The content of an archive, written last, when everything is known; every archive is verified against it. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  schemaVersion: z.int().positive(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  uploads: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** A table is split into parts, because tar needs the size of an entry before its bytes. */
export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`
export const uploadPart = (path: string) => `uploads/${path}`

/** Which table or file a part belongs to; the manifest is neither. */
export function ownerOf(part: string) {
  const [kind, ...rest] = part.split('/')
  if (kind === 'tables' && rest.length === 2) return { table: rest[0] ?? '' }
  if (kind === 'uploads' && rest.every(isPlainName)) return { upload: rest.join('/') }
  throw new DamagedArchive(`contains "${part}", which does not belong in a backup`)
}

const isPlainName = (name: string) => name !== '' && name !== '.' && name !== '..'

/** Its message says what is wrong with an archive and follows the archive's name. */
export class DamagedArchive extends Error {}
