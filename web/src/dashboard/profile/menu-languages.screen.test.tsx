import { languageCodes } from '@thela/contract/values/languages'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { beforeEach, describe, expect, test } from 'vitest'
import { refuse } from '../../testing/contract-server.ts'
import { cardOf } from '../../testing/locators.ts'
import { answerStorageAndPlaces, openProfile, saveProfile, sentProfiles } from '../../testing/open-profile.ts'
import { aVendor } from '../../testing/samples.ts'
import { expectToasts } from '../../testing/toasts.ts'

const card = cardOf('Menu languages')
const main = card.getByLabelText('Main language')
const second = card.getByLabelText('Second language')
const third = card.getByLabelText('Third language')
const offered = (list: typeof main) =>
  Array.from((list.element() as HTMLSelectElement).options, ({ value }) => value)

beforeEach(answerStorageAndPlaces)

describe('a vendor who has not named the languages of the menu', () => {
  test('finds English as the main language and a list of thirteen, each in its own script [LANG-06]', async () => {
    await openProfile()

    await expect.element(main).toHaveDisplayValue('English')
    expect(offered(main)).toEqual(languageCodes)
    await expect.element(second).toHaveDisplayValue('None')
    await expect.element(second.getByRole('option', { name: 'ગુજરાતી (Gujarati)' })).toBeInTheDocument()
    await expect.element(third).not.toBeInTheDocument()
    await expect.element(saveProfile).toBeDisabled()
  })

  test('adds two, each of which is offered once, and sends just them [LANG-06]', async () => {
    await openProfile()
    await second.selectOptions('ગુજરાતી (Gujarati)')
    await third.selectOptions('हिन्दी (Hindi)')
    expect(offered(third)).not.toContain('gu')
    expect(offered(second)).not.toContain('en')
    await saveProfile.click()

    await expectToasts('Profile updated successfully!')
    expect(sentProfiles()).toEqual([{ otherLanguages: ['gu', 'hi'] }])
    await expect.element(saveProfile).toBeDisabled()
    await expect.element(third).toHaveDisplayValue('हिन्दी (Hindi)')
  })
})

describe('a vendor with three languages', () => {
  beforeEach(() => openProfile(aVendor({ otherLanguages: ['gu', 'ur'] })))

  test('takes one off, and the other moves up [LANG-06]', async () => {
    await second.selectOptions('None')
    await expect.element(second).toHaveDisplayValue('اردو (Urdu)')
    await expect.element(third).toHaveDisplayValue('None')
    await saveProfile.click()

    await expectToasts('Profile updated successfully!')
    expect(sentProfiles()).toEqual([{ otherLanguages: ['ur'] }])
  })

  test('reads that a new main language translates nothing, and at which list it is already [LANG-06]', async () => {
    await main.selectOptions('اردو (Urdu)')
    await expect
      .element(main)
      .toHaveAccessibleDescription(expect.stringContaining('Nothing is translated') as unknown as string)
    await saveProfile.click()
    await expect.element(third).toHaveAccessibleDescription('Urdu is the main language already')
    await expect.element(third).toHaveFocus()
    expect(sentProfiles()).toEqual([])

    await third.selectOptions('English')
    await saveProfile.click()
    await expectToasts('Profile updated successfully!')
    expect(sentProfiles()).toEqual([{ menuLanguage: 'ur', otherLanguages: ['gu', 'en'] }])
  })

  test('is told at the list what the server refuses, and sees the error go with a new choice [LANG-06]', async () => {
    const msg = 'Gujarati is the main language already'
    refuse(vendorsApi.updateProfile, 422, {
      message: 'Validation error',
      details: [{ path: 'otherLanguages', msg }],
    })
    await third.selectOptions('None')
    await saveProfile.click()
    await expect.element(second).toHaveAccessibleDescription(msg)

    await second.selectOptions('தமிழ் (Tamil)')
    await expect.element(second).not.toHaveAttribute('aria-invalid')
  })
})
