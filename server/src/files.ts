import { join } from 'node:path'
import { readConfig } from './config.ts'
import { type Comparison, type Copied, compareFiles, copyFiles } from './files/copy-files.ts'
import type { FileStore } from './files/file-store.ts'
import { localFiles } from './files/local-files.ts'
import { s3Files } from './files/s3-files.ts'
import { StartError } from './startup/start-error.ts'

const USAGE =
  'Say what to copy: npm run files -- copy folder s3, or npm run files -- copy s3 folder. S3_URL names the object store, DATA_DIR the folder.'

// npm run files -- copy FROM TO
async function main() {
  const [command, from = '', to = ''] = process.argv.slice(2)
  const { s3, dataDir } = readConfig()
  const kinds = [from, to].sort().join(' ')
  if (command !== 'copy' || kinds !== 'folder s3' || !s3) throw new StartError(USAGE)

  let isComplete = true
  for (const folder of ['uploads', 'backups']) {
    const stores = { folder: localFiles(join(dataDir, folder)), s3: s3Files(s3, folder) }
    const [source, target] = from === 's3' ? [stores.s3, stores.folder] : [stores.folder, stores.s3]
    isComplete = (await copyAndCompare(folder, source, target)) && isComplete
  }
  if (!isComplete) process.exitCode = 1
}

/** Copies twice: the second time what was stored during the first. */
async function copyAndCompare(folder: string, source: FileStore, target: FileStore) {
  sayCopied(folder, await copyFiles(source, target))
  await copyFiles(source, target)
  const comparison = await compareFiles(source, target)
  sayCompared(folder, comparison)
  return comparison.missing.length + comparison.different.length === 0
}

function sayCopied(folder: string, { present, copied, copiedBytes, gone }: Copied) {
  const megabytes = (copiedBytes / 1024 / 1024).toFixed(1)
  console.log(
    `${folder}: ${copied} copied (${megabytes} MB), ${present} already there, ${gone} removed meanwhile.`,
  )
}

function sayCompared(folder: string, { equal, missing, different, additional }: Comparison) {
  console.log(
    `${folder}: ${equal} equal, ${missing.length} missing, ${different.length} different, ${additional} only at the target.`,
  )
  for (const path of [...missing, ...different].slice(0, 20)) console.log(`  ${path}`)
}

main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
