import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { StartError } from '../startup/start-error.ts'
import type { FileStore, Replacement } from './file-store.ts'

/** Fills a folder beside this one, and swaps them in the moment of the commit. */
export async function replaceFolder<T>(
  folder: string,
  filesIn: (folder: string) => FileStore,
  { fill, commit }: Replacement<T>,
) {
  refuseLeftovers(formerOf(folder))
  const unpacked = `${folder}.restored`
  await rm(unpacked, { recursive: true, force: true })
  const result = await fillAndCommit().finally(() => rm(unpacked, { recursive: true, force: true }))
  await rm(formerOf(folder), { recursive: true, force: true })
  return result

  async function fillAndCommit() {
    try {
      await fill(filesIn(unpacked))
      return await commit(() => swap(folder, unpacked))
    } catch (error) {
      await putBack(folder)
      throw error
    }
  }
}

const formerOf = (folder: string) => `${folder}.former`

/** Only a person can tell which uploads are the right ones, so none are replaced or deleted. */
function refuseLeftovers(former: string) {
  if (existsSync(former))
    throw new StartError(
      `An interrupted restore left ${former}, which may contain the pictures that belong here. Check it, move it away, then restore.`,
    )
}

async function swap(folder: string, unpacked: string) {
  await mkdir(folder, { recursive: true })
  await mkdir(unpacked, { recursive: true })
  await rename(folder, formerOf(folder))
  await rename(unpacked, folder)
}

/** When the commit itself fails, the former files come back. */
async function putBack(folder: string) {
  if (!existsSync(formerOf(folder))) return
  await rm(folder, { recursive: true, force: true })
  await rename(formerOf(folder), folder)
}
