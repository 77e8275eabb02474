import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { itemsApi } from '@thela/contract/menus/items'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, requestsTo } from '../../testing/contract-server.ts'
import { anItem, noStats } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'

const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
const diets = form.getByRole('group', { name: 'Diets' })
const allergens = form.getByRole('group', { name: 'Contains (allergens)' })
const more = form.getByText('More', { exact: true })
const update = () => form.getByRole('button', { name: 'Update Item' }).click()
const updated = () => requestsTo(itemsApi.update).map(({ body }) => body)

beforeEach(() => {
  signInVendor()
  answer(vendorAnalyticsApi.readSummary, { stats: noStats })
  answer(templatesApi.readChoice, { success: true, data: null })
})

async function edit(item: Parameters<typeof anItem>[1]) {
  answerMenu({ items: [anItem('Samosa', item)] })
  await showScreen('/dashboard/items')
  await page.getByRole('button', { name: 'Samosa', exact: true }).click()
  await expect.element(form).toBeVisible()
}

test('a vendor finds nothing ticked, and sends what is ticked with a key [DIET-02]', async () => {
  await edit({})
  await more.click()
  expect(form.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1)
  await expect.element(form.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Available')
  await expect.element(diets).toHaveAccessibleDescription('Jain is without onion, garlic and roots.')
  expect(allergens.getByRole('checkbox').elements()).toHaveLength(14)

  await diets.getByRole('checkbox', { name: 'Jain' }).click()
  await allergens.getByRole('checkbox', { name: 'Tree nuts' }).click()
  ;(allergens.getByRole('checkbox', { name: 'Milk' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(form.getByText('Available, Jain, Milk, Tree nuts')).toBeVisible()
  await update()
  await expect.element(form).not.toBeInTheDocument()
  expect(updated()).toEqual([{ diets: ['jain'], allergens: ['milk', 'treeNuts'] }])
})

test('a vendor finds what was said of an item, and takes one mark away [DIET-02]', async () => {
  await edit({ diets: ['vegan'], allergens: ['soy', 'sesame'] })
  await expect.element(diets.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
  await expect.element(diets.getByRole('checkbox', { name: 'Jain' })).not.toBeChecked()
  await allergens.getByRole('checkbox', { name: 'Soy' }).click()
  await update()
  await expect.element(form).not.toBeInTheDocument()
  expect(updated()).toEqual([{ allergens: ['sesame'] }])
})

test('a form fits a phone however much was said of the item', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await edit({
    diets: ['jain'],
    allergens: ['milk', 'peanut'],
    description: 'Sprouts in a hot gravy, two buns',
  })
  await more.click()
  const name = form.getByLabelText('Item name').element().getBoundingClientRect()

  expect(name.right).toBeLessThan(390)
})
