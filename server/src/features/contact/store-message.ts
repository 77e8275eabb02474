import type { ContactMessage } from '@thela/contract/contact'
import { newId } from '../../ids.ts'
import type { Platform } from '../../platform.ts'
import { insertContactMessage } from './queries.ts'

/** Keeps the message for the administrators. */
export async function storeMessage({ db }: Platform, message: ContactMessage) {
  await insertContactMessage(db, { ...message, id: newId() })
}
