import { accountsApi } from '@thela/contract/identity/accounts'
import { expect, test } from 'vitest'
import { bearer, createTestApp } from '../../../../test/app.ts'
import { adviseOperator, createAdminFromEnvironment, issueSetupLink } from './first-admin.ts'

const { app, platform, db } = await createTestApp({ firstAdmin: { email: undefined, password: undefined } })

const create = (token: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: accountsApi.createFirstAdmin.path,
    payload: { token, name: 'First', email: 'first@example.com', password: 'eight-or-more', ...more },
  })

test('a new platform has no administrator', async () => {
  expect(await db.selectFrom('admins').select('id').execute()).toEqual([])
})

test('in production a short or common password for the first administrator is refused', async () => {
  const config = { ...platform.config, isProduction: true }
  const createAdmin = (password: string) =>
    createAdminFromEnvironment(db, { ...config, firstAdmin: { email: 'ops@example.com', password } })

  await expect(createAdmin('short')).rejects.toThrow('Password must be at least 12 characters')
  await expect(createAdmin('password1234567')).rejects.toThrow('This password is too common')
})

test('the printed link creates the first administrator and works only once', async () => {
  const link = await issueSetupLink(db, platform.config)
  const token = link?.split('#')[1] ?? ''
  expect(link).toContain('/auth/first-admin#')

  expect((await create('not the token')).statusCode).toBe(400)
  expect((await create(token, { password: 'password' })).json().details[0].msg).toBe(
    'Password must be at least 12 characters',
  )
  expect((await create(token, { password: 'Password1234' })).json().details).toEqual([
    { path: 'password', msg: 'This password is too common. Please choose another one.' },
  ])
  const answer = await create(token)
  expect([answer.statusCode, answer.json().user.email]).toEqual([201, 'first@example.com'])

  expect((await create(token, { email: 'more@example.com' })).statusCode).toBe(400)
  expect(await issueSetupLink(db, platform.config)).toBeUndefined()
})

test('the operator is reminded to replace a password from the environment until it is changed', async () => {
  const login = { email: 'told@example.com', password: 'a long enough phrase' }
  await createAdminFromEnvironment(db, { ...platform.config, isProduction: true, firstAdmin: login })
  expect(await adviseOperator(db, platform.config)).toContain(login.email)

  const answer = await app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload: login })
  const payload = { currentPassword: login.password, newPassword: 'a phrase of their own' }
  const headers = bearer(answer.json().token)
  await app.inject({ method: 'POST', url: accountsApi.changePassword.path, headers, payload })
  expect(await adviseOperator(db, platform.config)).toBeUndefined()
})

test('the administrator from the environment is created only once', async () => {
  const config = {
    ...platform.config,
    firstAdmin: { email: 'env@example.com', password: 'a long enough phrase' },
  }
  await createAdminFromEnvironment(db, config)
  await createAdminFromEnvironment(db, config)

  const rows = await db.selectFrom('admins').select('email').where('email', '=', 'env@example.com').execute()
  expect(rows).toHaveLength(1)
})
