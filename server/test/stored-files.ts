import { buffer } from 'node:stream/consumers'
import type { FileStore, StoredFile } from '../src/files/file-store.ts'

export async function readStored(files: FileStore, path: string) {
  const file = await files.open(path)
  return file && buffer(file.content)
}

export async function listStored(files: FileStore, folder = '') {
  const stored: StoredFile[] = []
  for await (const file of files.list(folder)) stored.push(file)
  return stored
}

export const pathsOf = async (files: FileStore, folder = '') =>
  (await listStored(files, folder)).map(({ path }) => path)
