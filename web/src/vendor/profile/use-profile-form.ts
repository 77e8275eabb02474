import { zodResolver } from '@hookform/resolvers/zod'
import type { ProfileInput, VendorProfile } from '@thela/contract/vendors'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ProfileForm, type ProfileValues, valuesOf } from './profile-form.ts'

export type ProfileFormState = UseFormReturn<ProfileValues, unknown, ProfileInput>

/** What another tab saves shows here too, except in the fields that are being changed. */
export function useProfileForm(vendor: VendorProfile): ProfileFormState {
  return useForm({
    resolver: zodResolver(ProfileForm, { error: ({ path }) => plainWords.get(String(path?.[0])) }),
    values: valuesOf(vendor),
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
}

/** For the faults that the contract has no words of its own for. */
const plainWords = new Map([
  ['country', 'Please select a country'],
  ['state', 'Please select a state'],
  ['city', 'Please select a city'],
  ['area', 'Please select an area'],
])
