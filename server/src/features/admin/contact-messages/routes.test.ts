import { contactMessagesApi } from '@thela/contract/admin/contact-messages'
import { contactApi } from '@thela/contract/site/contact'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = await signedInAdmin()

const list = async (query = '', headers: Record<string, string> = admin.headers) =>
  send('GET', `${contactMessagesApi.list.path}?${query}`, { headers })
const mark = (id: string, payload: object, headers: Record<string, string> = admin.headers) =>
  send('PATCH', contactMessagesApi.update.path.replace(':id', id), { headers, payload })
const subjects = async (query: string) =>
  (await list(query)).json().messages.map(({ subject }: { subject: string }) => subject)

beforeAll(async () => {
  for (const subject of ['first', 'second', 'third']) {
    await send('POST', contactApi.sendMessage.path, {
      payload: { name: 'Asha', email: 'asha@example.com', subject, message: 'Hello' },
    })
  }
})

test('an administrator reads the messages of visitors, newest first', async () => {
  const { messages, pagination } = (await list()).json()

  expect(messages[0]).toEqual({
    id: expect.any(String),
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'third',
    message: 'Hello',
    handled: false,
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(pagination).toMatchObject({ page: 1, limit: 20, total: 3 })
  expect(await subjects('page=2&limit=2')).toEqual(['first'])
})

test('a message is marked as handled and reopened, and both changes are in the audit log', async () => {
  const [{ id }] = (await list()).json().messages
  const answer = await mark(id, { handled: true })
  expect([answer.statusCode, answer.json().contactMessage]).toMatchObject([200, { id, handled: true }])
  expect(await subjects('handled=true')).toEqual(['third'])
  expect(await subjects('handled=false')).toEqual(['second', 'first'])

  await mark(id, { handled: false })
  expect(await subjects('handled=true')).toEqual([])

  const logs = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', id).orderBy('id').execute()
  expect(logs).toMatchObject([
    { entity: 'CONTACT_MESSAGE', oldValues: { handled: false }, newValues: { handled: true } },
    { entity: 'CONTACT_MESSAGE', oldValues: { handled: true }, newValues: { handled: false } },
  ])
  expect(JSON.stringify(logs)).not.toContain('asha')
})

test('invalid input and an unknown message are refused', async () => {
  const [{ id }] = (await list()).json().messages
  expect((await list('handled=perhaps')).statusCode).toBe(422)
  expect((await list('limit=101')).statusCode).toBe(422)
  expect((await mark(id, { handled: 'yes' })).statusCode).toBe(422)

  const unknown = await mark('nobody', { handled: true })
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Message not found'])
})

test('marking a message is rolled back if the audit log cannot be written', async () => {
  const [{ id }] = (await list()).json().messages
  expect((await whileLogIsBroken(db, () => mark(id, { handled: true }))).statusCode).toBe(500)
  expect(await subjects('handled=true')).toEqual([])
})

test('vendors and guests cannot read or mark messages', async () => {
  const { headers } = await signedInVendor()
  expect((await list('', headers)).statusCode).toBe(403)
  expect((await list('', {})).statusCode).toBe(401)
  expect((await mark('x', { handled: true }, headers)).statusCode).toBe(403)
  expect((await mark('x', { handled: true }, {})).statusCode).toBe(401)
})
