import type { Page } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import { notFound } from '../../../http/errors.ts'

const columns = ['id', 'name', 'email', 'subject', 'message', 'handled', 'createdAt'] as const

export function listContactMessages(db: Db, handled: boolean | undefined, page: Page) {
  const list = db
    .selectFrom('contactMessages')
    .select(columns)
    .$if(handled !== undefined, (messages) => messages.where('handled', '=', handled === true))
    .orderBy('createdAt', 'desc')
    .orderBy('id')

  return readPage(list, page)
}

export function lockContactMessage(db: Db, id: string) {
  return db
    .selectFrom('contactMessages')
    .select('handled')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Message'))
}

export function updateContactMessage(db: Db, id: string, handled: boolean) {
  return db
    .updateTable('contactMessages')
    .set({ handled })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow(() => notFound('Message'))
}
