import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { destinationOf } from './features/admin/backups/backup-destination.ts'
import { restoreBackup } from './features/admin/backups/restore-backup.ts'
import { openStores } from './files/open-stores.ts'
import { openDatabaseWithoutMigrating } from './startup/open-database.ts'
import { StartError } from './startup/start-error.ts'

// npm run restore -- FILE [--without-signature]
async function main() {
  const options = process.argv.slice(2)
  const [file] = options.filter((option) => option !== ANY_MAKER)
  if (!file) throw new StartError('Say which backup: npm run restore -- data/backups/thela-….tar.zst')

  const config = readConfig()
  const { db, source, close } = await openDatabaseWithoutMigrating(config)
  try {
    const platform = { db, source, config, ...(await openStores(config)) }
    const restore = (path: string) =>
      restoreBackup(platform, path, { needsSignature: !options.includes(ANY_MAKER) })
    // The name of a backup in the object store, or a file of this machine.
    const isStored = platform.backups !== undefined && !existsSync(file)
    say(
      isStored
        ? await destinationOf(platform).withArchive(basename(file), restore)
        : await restore(resolve(file)),
    )
  } finally {
    await close()
  }
}

const ANY_MAKER = '--without-signature'

function say({ manifest, restorePoint, leftOut }: Awaited<ReturnType<typeof restoreBackup>>) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored what was there at ${manifest.madeAt}: ${rows} rows, ${manifest.uploads.length} files.`,
  )
  if (leftOut.length > 0) console.log(`Left out, because they are none of Thela's: ${leftOut.join(', ')}.`)
  console.log(
    restorePoint
      ? `What was there until now is in ${restorePoint}.`
      : 'What was there until now is gone: a version that this one does not know made it, and it could not be copied.',
  )
  console.log('Everybody has to sign in again.')
}

main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
