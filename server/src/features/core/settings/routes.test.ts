import { builtInSettings } from '@thela/contract/core/platform'
import { settingsApi } from '@thela/contract/core/settings'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, send, signedInAdmin, signedInVendor } = await createTestApp()
const withMail = await createTestApp({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'x@thela.test' } })
const admin = await signedInAdmin()

const form = {
  ...builtInSettings,
  siteName: 'Chaat Street',
  siteDescription: 'Menus of Surat',
  maxFileSize: 10,
  allowedFileTypes: ['jpeg', 'png'],
}
const { path } = settingsApi.update
const read = () => send('GET', path, { headers: admin.headers })
const save = (more: object = {}, headers: Record<string, string> = admin.headers) =>
  send('PUT', path, { headers, payload: { ...form, ...more } })
const reset = () => send('POST', settingsApi.reset.path, { headers: admin.headers })
const logs = () =>
  db.selectFrom('auditLogs').selectAll().where('entity', '=', 'SETTINGS').orderBy('id').execute()

afterEach(() => db.deleteFrom('platformSettings').execute())

test('before the first save the defaults are shown, and what is in effect beside them [ENT-50] [SET-13] [SET-14] [SET-18]', async () => {
  const { settings, defaults, ...rest } = (await read()).json()

  expect(settings).toEqual({
    ...builtInSettings,
    siteName: 'Thela',
    siteDescription: 'Digital menus for street vendors and small restaurants',
    maintenanceMode: false,
    allowRegistrations: true,
    requireEmailVerification: false,
    maxFileSize: 5,
    allowedFileTypes: ['jpeg', 'png', 'webp'],
  })
  expect(defaults).toEqual(settings)
  expect(rest).toEqual({
    saved: false,
    effective: { maxFileSize: 5, allowedFileTypes: ['jpeg', 'png', 'webp', 'gif'] },
    mailConfigured: false,
  })
})

test('an administrator saves them, and everybody sees them at once [SET-01] [SET-02] [SET-03] [SET-04] [SET-05] [SET-06] [SET-07] [SET-15]', async () => {
  const answer = await save()
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { settings: form, message: 'Settings updated successfully!' },
  ])

  expect((await read()).json()).toMatchObject({
    settings: form,
    saved: true,
    effective: { maxFileSize: 10, allowedFileTypes: ['jpeg', 'png'] },
  })
  expect((await send('GET', '/api/public/settings')).json()).toEqual({
    settings: form,
    timeZone: 'Asia/Kolkata',
  })
})

test('the types may come as one text with commas, in any case and more than once', async () => {
  const answer = await save({ allowedFileTypes: ' PNG, gif,,png ' })
  expect(answer.json().settings.allowedFileTypes).toEqual(['png', 'gif'])
})

test('a save leaves one line that tells what was and what is', async () => {
  await save()
  const before = (await logs()).length
  await save({ siteName: 'Dosa Street' })

  expect((await logs()).slice(before)).toMatchObject([
    {
      actorType: 'ADMIN',
      actorId: admin.id,
      action: 'UPDATE',
      oldValues: { siteName: 'Chaat Street' },
      newValues: { siteName: 'Dosa Street' },
    },
  ])
})

describe('a form that is not right is told field by field', () => {
  test.each<[object, string, string, string]>([
    [{ siteName: ' ' }, 'siteName', 'Site name is required', 'SET-08'],
    [{ siteName: 'x'.repeat(81) }, 'siteName', 'Site name must be at most 80 characters', 'SET-01'],
    [
      { siteDescription: 'x'.repeat(301) },
      'siteDescription',
      'Site description must be at most 300 characters',
      'SET-02',
    ],
    [{ maxFileSize: undefined }, 'maxFileSize', 'Maximum file size is required', 'SET-09'],
    [{ maxFileSize: 0.9 }, 'maxFileSize', 'Minimum size is 1 MB', 'SET-10'],
    [{ maxFileSize: 51 }, 'maxFileSize', 'Maximum size is 50 MB', 'SET-11'],
    [{ allowedFileTypes: '' }, 'allowedFileTypes', 'Allowed file types are required', 'SET-12'],
    [{ allowedFileTypes: [] }, 'allowedFileTypes', 'Allowed file types are required', 'SET-12'],
    [{ allowedFileTypes: undefined }, 'allowedFileTypes', 'Allowed file types are required', 'SET-12'],
    [{ allowedFileTypes: ['svg'] }, 'allowedFileTypes', 'Choose from: jpeg, png, webp, gif', 'SET-07'],
  ])('%j → %s: %s [%s]', async (more, path, msg, _id) => {
    const answer = await save(more)
    expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path, msg }]])
  })
})

test('half a megabyte more is fine, a hundredth is not', async () => {
  expect((await save({ maxFileSize: 2.5 })).json().settings.maxFileSize).toBe(2.5)
  expect((await save({ maxFileSize: 2.55 })).json().details[0].msg).toBe('At most one decimal')
})

test('e-mail verification needs a mail server', async () => {
  const refused = await save({ requireEmailVerification: true })
  expect([refused.statusCode, refused.json().details]).toEqual([
    422,
    [
      {
        path: 'requireEmailVerification',
        msg: 'Email verification needs a mail server, and none is configured',
      },
    ],
  ])
  expect((await read()).json().saved).toBe(false)

  const { headers } = await withMail.signedInAdmin()
  const payload = { ...form, requireEmailVerification: true }
  expect((await withMail.send('PUT', path, { headers, payload })).statusCode).toBe(200)
  expect((await withMail.send('GET', path, { headers })).json().mailConfigured).toBe(true)
})

test('a reset stores the defaults, and uploads follow them [SET-17]', async () => {
  await save()
  const answer = await reset()
  const { defaults } = (await read()).json()

  expect([answer.statusCode, answer.json().settings]).toEqual([200, defaults])
  expect((await read()).json()).toMatchObject({
    settings: defaults,
    saved: true,
    effective: { maxFileSize: 5, allowedFileTypes: ['jpeg', 'png', 'webp'] },
  })
  expect((await logs()).at(-1)).toMatchObject({ oldValues: { siteName: 'Chaat Street' } })
})

test('a save whose line cannot be written changes nothing', async () => {
  await save()
  const answer = await whileLogIsBroken(db, () => save({ siteName: 'Nowhere' }))

  expect(answer.statusCode).toBe(500)
  expect((await read()).json().settings.siteName).toBe('Chaat Street')
})

test('a vendor and a guest have no business here', async () => {
  const { headers } = await signedInVendor()
  expect((await save({}, headers)).statusCode).toBe(403)
  expect((await save({}, {})).statusCode).toBe(401)
  expect((await app.inject({ method: 'POST', url: settingsApi.reset.path, headers })).statusCode).toBe(403)
  expect((await app.inject({ url: path })).statusCode).toBe(401)
})
