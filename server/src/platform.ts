import type { Config } from './config.ts'
import type { Db, Source } from './db/connect.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'

/** What the features share: where things are kept and how they leave the house. */
export type Platform = {
  db: Db
  /** The same database, for work that needs a connection of its own. */
  source: Source
  config: Config
  files: FileStore
  mailer: Mailer
}
