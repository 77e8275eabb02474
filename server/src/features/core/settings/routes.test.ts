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

const readPublic = async () => (await send('GET', '/api/public/settings')).json()

test('before the first save an administrator sees the defaults, which name the product [ENT-50] [SET-18]', async () => {
  const { settings, defaults, saved, mailConfigured } = (await read()).json()

  expect(settings).toEqual({
    siteName: 'Thela',
    siteDescription: 'Digital menus for street vendors and small restaurants',
    maintenanceMode: false,
    allowRegistrations: true,
    requireEmailVerification: false,
    maxFileSize: 5,
    allowedFileTypes: ['jpeg', 'png', 'webp'],
  })
  expect(defaults).toEqual(settings)
  expect({ saved, mailConfigured }).toEqual({ saved: false, mailConfigured: false })
})

test('by default files up to 5 MB of three types are allowed, and gif too until the first save [SET-13] [SET-14]', async () => {
  const { settings, effective } = (await read()).json()
  expect([settings.maxFileSize, settings.allowedFileTypes]).toEqual([5, ['jpeg', 'png', 'webp']])
  expect(effective).toEqual({ maxFileSize: 5, allowedFileTypes: ['jpeg', 'png', 'webp', 'gif'] })

  await save(settings)
  expect((await read()).json().effective).toEqual({
    maxFileSize: 5,
    allowedFileTypes: ['jpeg', 'png', 'webp'],
  })
})

test('an administrator saves the settings and is told so [SET-15]', async () => {
  const answer = await save()
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { settings: form, message: 'Settings updated successfully!' },
  ])
  expect((await read()).json()).toMatchObject({ settings: form, saved: true })
  expect(await readPublic()).toEqual({ settings: form, timeZone: 'Asia/Kolkata' })
})

test('everybody sees the saved name and description of the site [SET-01] [SET-02]', async () => {
  await save({ siteName: 'Dosa Street', siteDescription: 'Menus of Mysuru' })
  expect((await readPublic()).settings).toEqual({
    ...form,
    siteName: 'Dosa Street',
    siteDescription: 'Menus of Mysuru',
  })
})

test('maintenance, registrations and email verification are switched one by one [SET-03] [SET-04] [SET-05]', async () => {
  const { headers } = await withMail.signedInAdmin()
  for (const change of [
    { maintenanceMode: true },
    { allowRegistrations: false },
    { requireEmailVerification: true },
  ]) {
    const payload = { ...form, ...change }
    expect((await withMail.send('PUT', path, { headers, payload })).json().settings).toEqual(payload)
    expect((await withMail.send('GET', '/api/public/settings')).json().settings).toEqual(payload)
  }
})

test('a saved file size and saved file types are in effect [SET-06] [SET-07]', async () => {
  await save({ maxFileSize: 12, allowedFileTypes: ['webp'] })
  expect((await read()).json().effective).toEqual({ maxFileSize: 12, allowedFileTypes: ['webp'] })
})

test('file types can be given as comma-separated text in upper or lower case, and duplicates are removed', async () => {
  const answer = await save({ allowedFileTypes: ' PNG, gif,,png ' })
  expect(answer.json().settings.allowedFileTypes).toEqual(['png', 'gif'])
})

test('a save is logged with the old and new values', async () => {
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

describe('an invalid form is refused with a message at the field', () => {
  async function expectRefused(more: object, field: string, msg: string) {
    const answer = await save(more)
    expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: field, msg }]])
    expect((await read()).json().saved).toBe(false)
  }

  test('if the site name is missing or too long [SET-08]', async () => {
    await expectRefused({ siteName: ' ' }, 'siteName', 'Site name is required')
    await expectRefused({ siteName: 'x'.repeat(81) }, 'siteName', 'Site name must be at most 80 characters')
  })

  test('if the site description is too long', async () => {
    await expectRefused(
      { siteDescription: 'x'.repeat(301) },
      'siteDescription',
      'Site description must be at most 300 characters',
    )
  })

  test('if the file size is missing [SET-09]', async () => {
    await expectRefused({ maxFileSize: undefined }, 'maxFileSize', 'Maximum file size is required')
  })

  test('if the file size is not between 1 and 50 MB [SET-10] [SET-11] [CONST-44]', async () => {
    await expectRefused({ maxFileSize: 0.9 }, 'maxFileSize', 'Minimum size is 1 MB')
    await expectRefused({ maxFileSize: 50.1 }, 'maxFileSize', 'Maximum size is 50 MB')
    for (const maxFileSize of [1, 50]) expect((await save({ maxFileSize })).statusCode).toBe(200)
  })

  test('if there are no file types [SET-12]', async () => {
    for (const allowedFileTypes of ['', [], undefined])
      await expectRefused({ allowedFileTypes }, 'allowedFileTypes', 'Allowed file types are required')
  })

  test('if a file type is not one of those that can be stored', async () => {
    await expectRefused(
      { allowedFileTypes: ['svg'] },
      'allowedFileTypes',
      'Choose from: jpeg, png, webp, gif',
    )
  })
})

test('the maximum file size can have one decimal but not two', async () => {
  expect((await save({ maxFileSize: 2.5 })).json().settings.maxFileSize).toBe(2.5)
  expect((await save({ maxFileSize: 2.55 })).json().details[0].msg).toBe('At most one decimal')
})

test('email verification needs a mail server', async () => {
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

test('a reset stores the defaults, and the upload limits follow them [SET-17]', async () => {
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

test('a save is rolled back if the audit log cannot be written', async () => {
  await save()
  const answer = await whileLogIsBroken(db, () => save({ siteName: 'Nowhere' }))

  expect(answer.statusCode).toBe(500)
  expect((await read()).json().settings.siteName).toBe('Chaat Street')
})

test('vendors and guests cannot read, change or reset the settings', async () => {
  const { headers } = await signedInVendor()
  expect((await save({}, headers)).statusCode).toBe(403)
  expect((await save({}, {})).statusCode).toBe(401)
  expect((await app.inject({ method: 'POST', url: settingsApi.reset.path, headers })).statusCode).toBe(403)
  expect((await app.inject({ url: path })).statusCode).toBe(401)
})
