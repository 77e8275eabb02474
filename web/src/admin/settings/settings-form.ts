import type { SettingsInput } from '@thela/contract/core/settings'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/** The form holds what the contract's schema reads, and gives what it makes of it. */
export type SettingsFormState = UseFormReturn<z.input<typeof SettingsInput>, unknown, SettingsInput>
