import { menuPath } from '@thela/contract/values/slug'
import { readDemoStreet } from './street.ts'

/** Publicly known credentials, for a demo only. */
export const DEMO_PASSWORD = 'Demo@1234'
export const DEMO_ADMIN = { email: 'admin@thela.example', password: DEMO_PASSWORD }

const [firstVendor] = readDemoStreet()
if (!firstVendor) throw new Error('The demo street is empty')

export const DEMO_PHONE = firstVendor.phone
export const DEMO_MENU_PATH = menuPath(firstVendor)
