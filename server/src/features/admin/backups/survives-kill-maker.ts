import { join } from 'node:path'
import { connect } from '../../../db/connect.ts'
import { localFiles } from '../../../files/local-files.ts'
import { makeBackupOf } from './make-backup.ts'

// The process that nights.test.ts kills: makes one backup after the other.
const [source = '{}', dataDir = ''] = process.argv.slice(2)
const { db } = connect(JSON.parse(source))
const files = localFiles(join(dataDir, 'uploads'))
console.log('starting')
for (;;)
  await makeBackupOf({ db, source: JSON.parse(source), config: { dataDir }, files }, new Date(), 'test')
