import { join } from 'node:path'
import { connect } from '../../../db/connect.ts'
import { localFiles } from '../../../files/local-files.ts'
import { makeSystemBackup } from './make-backup.ts'

// The process that nightly-backups.test.ts kills: makes one backup after the other.
const [source = '{}', dataDir = ''] = process.argv.slice(2)
const { db } = connect(JSON.parse(source))
const files = localFiles(join(dataDir, 'uploads'))
console.log('starting')
for (;;)
  await makeSystemBackup({ db, source: JSON.parse(source), config: { dataDir }, files }, new Date(), 'test')
