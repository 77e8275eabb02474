import { uploadsApi } from '@thela/contract/core/uploads'
import { addressApi } from '@thela/contract/places/locations'
import { type ProfileUpdate, vendorsApi } from '@thela/contract/vendors/profile'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answer, requestsTo } from './contract-server.ts'
import { aVendor, onePageOf } from './samples.ts'
import { showScreen, signInVendor } from './show-screen.tsx'

const MB = 1024 * 1024

const listOf = <Place>(data: Place[]) => ({ success: true as const, data, pagination: onePageOf(data) })
const names = (...all: string[]) => listOf(all.map((name) => ({ code: name, name })))
const cities = (...all: string[]) => listOf(all.map((name) => ({ id: name, name })))

/** What the profile asks for besides the vendor: free storage, and places in two countries. */
export function answerStorageAndPlaces() {
  answer(uploadsApi.readStorage, {
    storage: { usedBytes: 0, maxBytes: 1024 * MB, usedFiles: 0, maxFiles: 10_000 },
  })
  answer(addressApi.listCountries, names('India', 'United States'))
  answer(addressApi.listStates, ({ query }) =>
    query.country === 'India' ? names('Gujarat', 'Maharashtra') : names('California'),
  )
  answer(addressApi.listCities, ({ query }) =>
    query.state === 'California' ? cities('Los Angeles') : cities('Surat', 'Mumbai'),
  )
  answer(addressApi.listAreas, ({ query }) =>
    query.city === 'Los Angeles' ? names('Downtown') : names('Adajan'),
  )
}

/** The profile of this vendor; what is saved becomes the vendor. */
export async function openProfile(vendor = aVendor()) {
  let current = signInVendor(vendor)
  answer(vendorsApi.readProfile, () => ({ vendor: current }))
  answer(vendorsApi.updateProfile, ({ body }) => {
    const { currentPassword: _, ...changes } = body as ProfileUpdate
    current = { ...current, ...(changes as object), slug: 'asha-snacks' }
    return { vendor: current, message: 'Profile updated' }
  })
  const screen = await showScreen('/dashboard/profile')
  await expect.element(page.getByRole('textbox', { name: 'Business name' })).toHaveValue(vendor.businessName)
  await expect.element(page.getByLabelText('Area/Zone')).toHaveValue(vendor.area)
  return screen
}

export const saveProfile = page.getByRole('button', { name: 'Save Changes' })

export const sentProfiles = () => requestsTo(vendorsApi.updateProfile).map(({ body }) => body)
