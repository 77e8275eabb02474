import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { type PublicSettings, platformApi } from '@thela/contract/core/platform'
import { accountsApi } from '@thela/contract/identity/accounts'
import { type ReactNode, useEffect } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { saveSession } from '../api/session/session.ts'
import { App } from '../app/App.tsx'
import { followSession } from '../app/follow-session.ts'
import { routerOptions } from '../app/router.tsx'
import { followHistory } from '../ui/overlay/use-back-closes.ts'
import { answer } from './contract-server.ts'
import { anAdmin, aVendor, settings } from './samples.ts'

/** The whole app at this address, as a guest sees it unless somebody signed in before. */
export async function showScreen(path: string, more: Partial<PublicSettings> = {}) {
  answer(platformApi.readSettings, { settings: { ...settings, ...more }, timeZone: 'Asia/Kolkata' })
  followHistory()
  const router = createRouter({ ...routerOptions, history: createMemoryHistory({ initialEntries: [path] }) })
  onTestFinished(followSession(router))
  await router.load()
  const shown = Promise.withResolvers<void>()
  const screen = await render(
    <Watched onShown={shown.resolve}>
      <App router={router} />
    </Watched>,
  )
  await shown.promise
  return { router, ...screen }
}

/** Tells when what is in it is on the page. */
function Watched({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}

/** Signs a vendor in, whose profile the server then knows. */
export function signInVendor(vendor = aVendor()) {
  answer(accountsApi.readProfile, { vendor })
  saveSession('qv_test', vendor)
  return vendor
}

/** Signs an administrator in. */
export function signInAdmin(user = anAdmin()) {
  answer(accountsApi.readProfile, { user })
  saveSession('qa_test', user)
  return user
}
