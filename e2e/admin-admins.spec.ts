import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/admin/admins'

test.beforeEach(async ({ page, adminSession, signIn }) => signIn(page, await adminSession()))

test('an administrator adds another, who can sign in [RTE-40] [ADM-14] [ADM-15]', async ({
  page,
  request,
}) => {
  const admin = {
    name: 'Nisha Rao',
    email: `nisha.${Date.now().toString(36)}@thela.example`,
    password: 'Barrow#On-Wheels1',
  }
  await page.goto(PATH)
  await expect(page).toHaveTitle('Administrators | Thela')
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Add Administrator' }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(/^Password( \*)?$/)
  const add = dialog.getByRole('button', { name: 'Add Administrator' })
  await expectAccessible(page)
  await dialog.getByLabel('Full name').fill(admin.name)
  await dialog.getByLabel('Email').fill(admin.email)
  await password.fill('password1234')
  await add.click()
  await expect(password).toHaveAccessibleDescription(/This password is too common/)
  await password.fill(admin.password)
  await add.click()

  await expect(page.getByText('Administrator added successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: admin.email })
  await expect(row).toContainText(admin.name)
  expect((await request.post('/api/auth/admin/login', { data: admin })).status()).toBe(200)

  await page.getByRole('button', { name: 'Add Administrator' }).click()
  await dialog.getByLabel('Full name').fill('Somebody Else')
  await dialog.getByLabel('Email').fill(admin.email.toUpperCase())
  await password.fill(admin.password)
  await add.click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email already registered/)
})
