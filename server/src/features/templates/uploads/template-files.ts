import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../../files/file-store.ts'
import type { Platform } from '../../../platform.ts'
import { findCompiled, findTexts, listHashes } from './queries.ts'

type Stores = Pick<Platform, 'db' | 'files'>

/** The name of a text by its content: the same text has the same name. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

const codeFile = (hash: string) => `templates/${hash}.js`
const sourceFile = (source: string) => `templates/${hashOf(source)}.jsx`

/** The source first: where the code is, the template is complete. */
export async function saveTemplateFiles(
  files: FileStore,
  { source, code }: { source: string; code: string },
) {
  await files.save(sourceFile(source), Buffer.from(source))
  await files.save(codeFile(hashOf(code)), Buffer.from(code))
}

/** From the store; the table has the code too as long as nodes of the former version read it there (DEC-326). */
export async function readCode({ db, files }: Stores, hash: string) {
  try {
    const file = await files.open(codeFile(hash))
    if (file) return await buffer(file.content)
  } catch {
    // A store that does not answer must not take designs from menus.
  }
  return Buffer.from((await findCompiled(db, hash)) ?? '')
}

/** Stores what only the table has: templates of earlier versions, of a restored backup, or of a store that was changed. */
export async function storeMissingTemplates({ db, files }: Stores) {
  for (const { templateId, hash } of await listHashes(db)) {
    if (await files.find(codeFile(hash))) continue
    const template = await findTexts(db, templateId)
    if (template) await saveTemplateFiles(files, { source: template.source, code: template.compiled })
  }
}
