import { accountsApi } from '@thela/contract/identity/accounts'
import { expect, test } from 'vitest'
import { bearer, createTestApp } from '../../../../test/app.ts'
import { adviseOperator, issueSetupLink, makeAdminOfEnvironment } from './first-admin.ts'

const { app, platform, db } = await createTestApp({ firstAdmin: { email: undefined, password: undefined } })

const create = (token: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: accountsApi.createFirstAdmin.path,
    payload: { token, name: 'First', email: 'first@example.com', password: 'eight-or-more', ...more },
  })

test('no administrator exists until somebody makes one', async () => {
  expect(await db.selectFrom('admins').select('id').execute()).toEqual([])
})

test('a platform in production refuses a password that everybody tries first', async () => {
  const config = { ...platform.config, isProduction: true }
  const made = (password: string) =>
    makeAdminOfEnvironment(db, { ...config, firstAdmin: { email: 'ops@example.com', password } })

  await expect(made('short')).rejects.toThrow('Password must be at least 12 characters')
  await expect(made('password1234567')).rejects.toThrow('This password is too common')
})

test('the printed link makes the first administrator and is dead afterwards', async () => {
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

test('the operator is reminded of a password that stood in the environment until it is changed', async () => {
  const login = { email: 'told@example.com', password: 'a long enough phrase' }
  await makeAdminOfEnvironment(db, { ...platform.config, isProduction: true, firstAdmin: login })
  expect(await adviseOperator(db, platform.config)).toContain(login.email)

  const answer = await app.inject({ method: 'POST', url: accountsApi.loginAdmin.path, payload: login })
  const payload = { currentPassword: login.password, newPassword: 'a phrase of his own' }
  const headers = bearer(answer.json().token)
  await app.inject({ method: 'POST', url: accountsApi.changePassword.path, headers, payload })
  expect(await adviseOperator(db, platform.config)).toBeUndefined()
})

test('the administrator of the environment is made once', async () => {
  const config = {
    ...platform.config,
    firstAdmin: { email: 'env@example.com', password: 'a long enough phrase' },
  }
  await makeAdminOfEnvironment(db, config)
  await makeAdminOfEnvironment(db, config)

  const rows = await db.selectFrom('admins').select('email').where('email', '=', 'env@example.com').execute()
  expect(rows).toHaveLength(1)
})
