import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'

/** What the features share: where things are kept and how they leave the house. */
export type Platform = { db: Db; config: Config; files: FileStore; mailer: Mailer }
