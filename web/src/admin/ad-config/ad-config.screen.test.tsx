import { budgetTiersApi } from '@thela/contract/ads/budget-tiers'
import { type AdConfig, adConfigurationApi } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { builtInTimings } from '@thela/contract/ads/timings'
import { messages } from '@thela/contract/error-body'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { factsOf, textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/ad-config'
const SAVED_AT = '2026-11-15T00:00:00.000Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const duration = page.getByLabelText('Display duration (seconds)')
const shown = () => factsOf(page.getByRole('main'))
const preview = page.getByRole('heading', { name: 'JSON preview' })
const saved = () => requestsTo(adConfigurationApi.update).map(({ body }) => body)

const showConfig = (config: AdConfig, source: 'builtin' | 'saved' = 'builtin') =>
  answer(adConfigurationApi.read, {
    config,
    defaults: defaultAdConfig,
    source,
    builtin: builtInTimings,
    updatedAt: source === 'saved' ? SAVED_AT : null,
  })

const withTimings = (timings: Partial<AdConfig['timings']>): AdConfig => ({
  ...defaultAdConfig,
  timings: { ...defaultAdConfig.timings, ...timings },
})

beforeEach(() => {
  signInAdmin()
  showConfig(defaultAdConfig)
  answer(budgetTiersApi.listAll, { budgetTiers: [], pagination: onePageOf([]) })
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function edit() {
  await showScreen(PATH)
  await button('Edit Configuration').click()
}

test('the address /admin/ad-config shows the sections of the configuration [ACFG-01] [RTE-27]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Ad Configuration', level: 1 })).toBeVisible()
  for (const title of ['Timing', 'UI', 'Video', 'Analytics'])
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(document.title).toBe('Ad Configuration | Thela')
  await expect
    .element(page.getByRole('note'))
    .toMatchTextContent(
      'The built-in timings are in effect: 10 s initial delay, 10 s per image, 20 s per video, 20 s gap, 60 s pause.',
    )
})

test('what is set can be read at once, in seconds', async () => {
  await showScreen(PATH)
  await expect.poll(shown).toMatchObject({
    'Display duration': '15 s',
    'Gap between ads': '2 s',
    'Pause after closing': '5 s',
    'Initial delay': '3 s',
    'Show countdown': 'On',
    'Show Google ads when no other ad is available': 'On',
  })
})

test('fields can be changed and the JSON is shown only while editing [ACFG-02] [ACFG-06]', async () => {
  await showScreen(PATH)
  const countdown = page.getByRole('switch', { name: 'Show countdown' })
  await expect.element(button('Edit Configuration')).toBeVisible()
  await expect.element(duration).not.toBeInTheDocument()
  await expect.element(countdown).not.toBeInTheDocument()
  await expect.element(preview).not.toBeInTheDocument()

  await button('Edit Configuration').click()
  await expect.element(preview).toBeVisible()
  await duration.fill('20')
  await countdown.click()
  await expect.element(page.getByText('"adDisplayDuration": 20')).toBeVisible()
  await expect.element(page.getByText('"showCountdown": false')).toBeVisible()
})

describe('a timing has its range and its default:', () => {
  beforeEach(edit)

  async function hasRange(label: string, name: string, [min, max, standard]: [number, number, number]) {
    const field = page.getByLabelText(label)
    const message = new RegExp(`^${name} must be between ${min} and ${max}`)
    await expect.element(field).toHaveValue(standard)
    for (const wrong of ['', String(min - 1), String(max + 1)]) {
      await field.fill(wrong)
      await button('Save Changes').click()
      await expect.element(field).toHaveAccessibleDescription(message)
    }
    for (const right of [min, max]) {
      await field.fill(String(right))
      await expect.element(field).not.toHaveAccessibleDescription(message)
    }
    expect(saved()).toEqual([])
  }

  test('display 5 to 60 s, 15 by default [ACFG-07]', () =>
    hasRange('Display duration (seconds)', 'Display duration', [5, 60, 15]))

  test('gap 1 to 10 s, 2 by default [ACFG-08]', () =>
    hasRange('Gap between ads (seconds)', 'Gap duration', [1, 10, 2]))

  test('pause 1 to 60 s, 5 by default [ACFG-09]', () =>
    hasRange('Pause after closing (seconds)', 'Pause duration', [1, 60, 5]))

  test('initial delay 1000 to 10000 ms, 3000 by default, in seconds [ACFG-10]', async () => {
    await hasRange('Initial delay (seconds)', 'Initial delay', [1, 10, 3])
    await page.getByLabelText('Initial delay (seconds)').fill('2.5')
    await expect.element(page.getByText('"initialDelay": 2500')).toBeVisible()
  })
})

test('saving leaves the edit mode and says that it is saved [ACFG-03] [ACFG-11]', async () => {
  const next = {
    ...withTimings({ adDisplayDuration: 20 }),
    ui: { ...defaultAdConfig.ui, showCountdown: false },
  }
  answer(adConfigurationApi.update, {
    config: next,
    source: 'saved',
    updatedAt: SAVED_AT,
    message: 'Ad configuration updated successfully!',
  })
  await edit()
  await duration.fill('20')
  await page.getByRole('switch', { name: 'Show countdown' }).click()
  showConfig(next, 'saved')
  const call = hold(adConfigurationApi.update)
  await button('Save Changes').click()
  await expect.element(button('Cancel')).toBeDisabled()
  call.release()

  await says('Ad configuration updated successfully!')
  await expect.element(button('Edit Configuration')).toBeVisible()
  await expect.element(preview).not.toBeInTheDocument()
  await expect.poll(shown).toMatchObject({ 'Display duration': '20 s', 'Show countdown': 'Off' })
  await expect.element(page.getByRole('note')).toMatchTextContent('in effect since Nov 15, 2026')
  expect(saved()).toEqual([next])
})

test('cancelling leaves the edit mode and what was typed [ACFG-04]', async () => {
  await edit()
  await duration.fill('20')
  await button('Cancel').click()
  await expect.element(button('Edit Configuration')).toBeVisible()
  await expect.poll(shown).toMatchObject({ 'Display duration': '15 s' })
  await button('Edit Configuration').click()
  await expect.element(duration).toHaveValue(15)
  expect(saved()).toEqual([])
})

test('a configuration that could not be saved says why and stays open [ACFG-12]', async () => {
  refuse(adConfigurationApi.update, 500, { message: messages.serverError })
  await edit()
  await duration.fill('20')
  await button('Save Changes').click()
  await says(`Failed to update configuration: ${messages.serverError}`)
  await expect.element(button('Save Changes')).toBeVisible()
  await expect.element(duration).toHaveValue(20)
})

describe('a reset', () => {
  const confirm = (isConfirmed: boolean) => vi.spyOn(window, 'confirm').mockReturnValue(isConfirmed)

  test('is confirmed in the browser and puts the defaults into the form [ACFG-05] [ACFG-13]', async () => {
    answer(adConfigurationApi.reset, {
      config: defaultAdConfig,
      source: 'saved',
      updatedAt: SAVED_AT,
      message: 'Configuration reset to defaults!',
    })
    showConfig(withTimings({ adDisplayDuration: 30 }), 'saved')
    const question = confirm(true)
    await edit()
    await duration.fill('20')
    showConfig(defaultAdConfig, 'saved')
    await button('Reset to Defaults').click()

    await says('Configuration reset to defaults!')
    expect(question.mock.calls).toEqual([['Are you sure you want to reset all settings to defaults?']])
    await expect.element(button('Edit Configuration')).toBeVisible()
    await expect.poll(shown).toMatchObject({ 'Display duration': '15 s' })
  })

  test('that is not confirmed changes nothing [ACFG-05]', async () => {
    const question = confirm(false)
    await edit()
    await duration.fill('20')
    await button('Reset to Defaults').click()
    expect(question).toHaveBeenCalledOnce()
    await expect.element(duration).toHaveValue(20)
    expect(requestsTo(adConfigurationApi.reset)).toEqual([])
  })

  test('that fails says why [ACFG-14]', async () => {
    confirm(true)
    refuse(adConfigurationApi.reset, 500, { message: messages.serverError })
    await showScreen(PATH)
    await button('Reset to Defaults').click()
    await says(`Failed to reset configuration: ${messages.serverError}`)
  })
})

test('a configuration that could not be loaded says so and can be fetched again [ACFG-15]', async () => {
  refuse(adConfigurationApi.read, 500, { message: messages.serverError })
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Failed to load configuration' })).toBeVisible()
  showConfig(defaultAdConfig)
  await button('Retry').click()
  await expect.poll(shown).toMatchObject({ 'Display duration': '15 s' })
})

test('the built-in timings can return, and the screen says before saving what changes [ACFG-16]', async () => {
  const next = { ...defaultAdConfig, usesBuiltInTimings: true }
  showConfig(defaultAdConfig, 'saved')
  answer(adConfigurationApi.update, {
    config: next,
    source: 'builtin',
    updatedAt: SAVED_AT,
    message: 'Ad configuration updated successfully!',
  })
  await edit()
  await expect
    .element(page.getByText(/^Reset to Defaults puts these timings into effect/))
    .toMatchTextContent('3 s initial delay, 15 s for a picture, 2 s gap, 5 s pause')
  const changes = page.getByRole('status').getByRole('listitem')
  expect(textsOf(changes)).toEqual([])
  await page.getByRole('switch', { name: 'Use the built-in timings instead of these' }).click()
  await expect
    .poll(() => textsOf(changes))
    .toEqual([
      'Initial delay: 3 s → 10 s',
      'Display of an image: 15 s → 10 s',
      'Gap between ads: 2 s → 20 s',
      'Pause after closing: 5 s → 60 s',
    ])

  await button('Save Changes').click()
  await says('Ad configuration updated successfully!')
  expect(saved()).toEqual([next])
})
