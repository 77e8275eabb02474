import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReceivedFile } from '../files/received-file.ts'
import { newId } from '../ids.ts'
import { refusedFile } from './errors.ts'

type ReceivedForm = { fields: Record<string, string | undefined>; files: ReceivedFile[] }

const FOLDER_PREFIX = 'thela-form-'
const DAY_MS = 24 * 60 * 60_000

type Wanted = { field: string; most: number; maxBytes: number }

export async function addForms(app: FastifyInstance) {
  // A file over the limit is truncated and marked, so that the other files of the form are still accepted.
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** Streams a form's files to a temporary folder, never beyond the limit, and deletes it when the work is done. */
export async function withForm<T>(
  request: FastifyRequest,
  wanted: Wanted,
  work: (form: ReceivedForm) => Promise<T>,
) {
  if (!request.isMultipart()) throw refusedFile('No image file provided')

  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  try {
    return await work(await receive(request, wanted, folder).catch(explain(wanted)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A field may follow the file it belongs to, so everything is received first. */
async function receive(request: FastifyRequest, { field, most, maxBytes }: Wanted, folder: string) {
  const form: ReceivedForm = { fields: {}, files: [] }
  const limits = { files: most, fileSize: maxBytes, fields: 10, fieldSize: 1000, fieldNameSize: 100 }

  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') form.fields[part.fieldname] = String(part.value)
    else if (part.fieldname !== field) part.file.resume()
    else {
      const file = await save(part, join(folder, newId()))
      // Browsers send an empty file for an input that was left empty.
      if (part.file.bytesRead > 0) form.files.push(file)
    }
  }
  return form
}

async function save({ file, filename }: MultipartFile, path: string) {
  await pipeline(file, createWriteStream(path))
  return { name: (filename ?? '').slice(0, 200), path, isTooLarge: file.truncated }
}

/** A disk error is ours; any other error means that the form is invalid. */
const explain =
  ({ most }: Wanted) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.syscall) throw error
    if (error.code === 'FST_FILES_LIMIT')
      throw refusedFile(most === 1 ? 'Only one image at a time' : `At most ${most} images at a time`)
    throw refusedFile('The form could not be read')
  }

/** Deletes temporary files of crashed processes; those of today may still be in use. */
export async function removeStaleForms(now = new Date(), parent = tmpdir()) {
  const names = (await readdir(parent)).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const name of names) {
    const folder = join(parent, name)
    const found = await stat(folder).catch(() => undefined)
    if (found && found.mtimeMs < now.getTime() - DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
