import type { Db } from '../../db/connect.ts'
import { compressQuickly } from '../menu-html/compress-page.ts'
import { createPageCache } from '../menu-html/page-cache.ts'
import { findCompiled, hasCompiled } from '../template-uploads/queries.ts'

const MAX_BYTES = 32 * 1024 * 1024

/** Compiled designs as bytes, compressed once: a design never changes under its hash, it can only be taken away. */
export const keepDesigns = (db: Db) =>
  createPageCache(
    {
      readRevision: async (hash) =>
        (await hasCompiled(db, hash))
          ? { revision: hash, slug: '', siteName: '', isClosed: false }
          : undefined,
      makePage: async (hash, current) => {
        const code = Buffer.from((await findCompiled(db, hash)) ?? '')
        return { ...current, etag: `"${hash}"`, ...(await compressQuickly(code)) }
      },
    },
    { maxBytes: MAX_BYTES },
  )
