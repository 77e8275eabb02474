import type { ContactMessage } from '@thela/contract/site/contact'
import type { Db } from '../../../db/connect.ts'

export function insertContactMessage(db: Db, message: ContactMessage & { id: string }) {
  return db.insertInto('contactMessages').values(message).execute()
}
