import { accountsApi } from '@thela/contract/identity/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { anAdmin } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/admins'
const rows = page.getByRole('row')

beforeEach(() => {
  answer(accountsApi.listAdmins, {
    admins: [
      signInAdmin(),
      anAdmin({
        id: 'admin2',
        name: 'Nisha Rao',
        email: 'nisha@thela.example',
        createdAt: '2026-11-05T20:00:00.000Z',
      }),
    ],
  })
})

test('the list has name, email and day of every administrator, and says which one is you [ADM-14]', async () => {
  await showScreen(PATH)
  await expect.element(rows.nth(1)).toMatchTextContent(/Meera ShahYou.*meera@thela\.example.*Oct 1, 2026/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Nisha Rao.*nisha@thela\.example.*Nov 6, 2026/)
  await expect.element(rows.nth(2)).not.toMatchTextContent(/You/)
})

test('the list says that it loads until it is there [ADM-14]', async () => {
  const list = hold(accountsApi.listAdmins)
  await showScreen(PATH)
  await expect
    .element(page.getByRole('table', { name: 'Administrators' }))
    .toHaveAttribute('aria-busy', 'true')
  list.release()
  await expect.element(rows.filter({ hasText: 'You' })).toBeVisible()
})

test('a list that cannot be loaded says so, and is asked for again [ADM-14]', async () => {
  refuse(accountsApi.listAdmins, 500, { message: 'Server error' })
  await showScreen(PATH)
  await expect.element(page.getByText('We could not load the administrators.')).toBeVisible()
  answer(accountsApi.listAdmins, { admins: [] })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No administrators found')).toBeVisible()
})

describe('the dialog', () => {
  const dialog = page.getByRole('dialog')
  const password = dialog.getByRole('textbox', { name: /^Password/ })
  const add = dialog.getByRole('button', { name: 'Add Administrator' })

  beforeEach(async () => {
    await showScreen(PATH)
    await page.getByRole('button', { name: 'Add Administrator' }).click()
    await expect.element(dialog).toHaveAccessibleName('Add Administrator')
    await dialog.getByLabelText('Full name').fill('Ravi Desai')
    await dialog.getByLabelText('Email').fill('ravi@thela.example')
  })

  test('asks for a password of twelve characters that is not common [ADM-15]', async () => {
    const short = /Password must be at least 12 characters/
    await password.fill('Barrow#On-1')
    await add.click()
    await expect.element(password).toHaveAccessibleDescription(short)
    await password.fill('Barrow#On-12')
    await expect.element(password).not.toHaveAccessibleDescription(short)
    expect(requestsTo(accountsApi.registerAdmin)).toEqual([])

    refuse(accountsApi.registerAdmin, 422, {
      message: 'Validation error',
      details: [{ path: 'password', msg: 'This password is too common' }],
    })
    await password.fill('password1234')
    await add.click()
    await expect.element(password).toHaveAccessibleDescription(/This password is too common/)
  })

  test('says that an email is taken, and adds nobody twice [ADM-15]', async () => {
    refuse(accountsApi.registerAdmin, 409, {
      message: 'Email already registered',
      error: 'admin_email_taken',
    })
    await password.fill('Barrow#On-Wheels1')
    await add.click()
    await expect
      .element(dialog.getByLabelText('Email'))
      .toHaveAccessibleDescription(/Email already registered/)

    answer(accountsApi.registerAdmin, { user: anAdmin({ id: 'admin3', name: 'Ravi Desai' }) })
    await add.click()
    await expect.element(page.getByText('Administrator added successfully!')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(requestsTo(accountsApi.registerAdmin).at(-1)?.body).toEqual({
      name: 'Ravi Desai',
      email: 'ravi@thela.example',
      password: 'Barrow#On-Wheels1',
    })
  })
})
