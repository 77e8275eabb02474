import { Readable } from 'node:stream'
import type { FileStore } from '../../../files/file-store.ts'

type Wish = { path: string; range: string | undefined }
export type OpenFile = { status: number; headers: Record<string, string | number>; content?: Readable }

/** A file or the range of it that is asked for; undefined when there is no such file. */
export async function openFile(files: FileStore, { path, range: header }: Wish) {
  const found = header === undefined ? undefined : await files.find(path)
  const range = found && readByteRange(header, found.bytes)
  return range ? openRange(files, path, { ...range, size: found.bytes }) : openWhole(files, path)
}

/** The same answer without its bytes. */
export async function describeFile(files: FileStore, { path }: Wish): Promise<OpenFile | undefined> {
  const file = await files.find(path)
  // Without a stream the framework would say that the file is empty.
  return file && { status: 200, headers: { 'content-length': file.bytes }, content: Readable.from([]) }
}

async function openWhole(files: FileStore, path: string): Promise<OpenFile | undefined> {
  const file = await files.open(path)
  return file && { status: 200, headers: { 'content-length': file.bytes }, content: file.content }
}

type Range = { start: number; end: number; size: number }

async function openRange(
  files: FileStore,
  path: string,
  { size, ...range }: Range,
): Promise<OpenFile | undefined> {
  const { start, end } = range
  if (start > end) return { status: 416, headers: { 'content-range': `bytes */${size}` } }

  const part = await files.open(path, range)
  const headers = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 }
  return part && { status: 206, headers, content: part.content }
}

/**
 * 'bytes=0-99', 'bytes=100-' or 'bytes=-100' of a file of this size; several ranges are answered with the whole file, as
 * HTTP allows. Starts after its end when the file has no such bytes.
 */
function readByteRange(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
