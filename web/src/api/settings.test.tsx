import { QueryClient } from '@tanstack/react-query'
import { builtInUploadLimits } from '@thela/contract/core/platform'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setMaintenance, settingsQuery, useMaintenance } from './settings.ts'

const Shown = () => (useMaintenance() ? 'closed' : 'open')

afterEach(() => {
  vi.unstubAllGlobals()
  setMaintenance(false)
})

test.each([
  [false, 'open'],
  [true, 'closed'],
])(
  'after a refusal, fresh settings with maintenance %s leave the site %s',
  async (maintenanceMode, shown) => {
    const settings = { ...builtInUploadLimits, maintenanceMode }
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('window', { location: new URL('http://localhost') })
    vi.stubGlobal('fetch', async () => Response.json({ settings, timeZone: 'Asia/Kolkata' }))
    setMaintenance(true)

    await new QueryClient().fetchQuery(settingsQuery)
    expect(renderToStaticMarkup(<Shown />)).toBe(shown)
  },
)
