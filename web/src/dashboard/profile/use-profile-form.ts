import { zodResolver } from '@hookform/resolvers/zod'
import type { ProfileUpdate, VendorProfile } from '@thela/contract/vendors/profile'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type ProfileValues, profileFormOf, valuesOf } from './profile-form.ts'

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileUpdate>

/** What another tab saves shows here too, except in the fields that are being changed. */
export function useProfileForm(vendor: VendorProfile): ProfileFormState {
  return useForm({
    resolver: zodResolver(profileFormOf(vendor), { error: ({ path }) => plainWords.get(String(path?.[0])) }),
    values: valuesOf(vendor),
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
}

/** Whether there is something to save; a password alone is nothing. */
export const hasChanges = ({ formState: { dirtyFields } }: ProfileFormState) =>
  Object.keys(dirtyFields).some((name) => name !== 'currentPassword')

/** For the faults that the contract has no words of its own for. */
const plainWords = new Map([
  ['country', 'Please select a country'],
  ['state', 'Please select a state'],
  ['city', 'Please select a city'],
  ['area', 'Please select an area'],
])
