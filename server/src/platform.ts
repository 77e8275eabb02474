import type { Config } from './config.ts'
import type { Db, Source } from './db/connect.ts'
import type { Reads } from './db/replica.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'

/** What the features share: the database, the configuration, the file store and the mailer. */
export type Platform = {
  db: Db
  /** Questions that only read go to a replica, where there is one. */
  reads: Reads
  /** The same database, for work that needs a connection of its own. */
  source: Source
  config: Config
  files: FileStore
  /** The object store of the backups; without one they are in a folder below DATA_DIR. */
  backups?: FileStore
  mailer: Mailer
}
