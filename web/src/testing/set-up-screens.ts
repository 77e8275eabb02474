import { toast } from 'sonner'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '../ui/styles/ui.css'
import { queryClient } from '../api/query-client.ts'
import { endSession } from '../api/session/session.ts'
import { startServer, stopServer } from './contract-server.ts'
import './locators.ts'

// Nobody looks: in a frame without opacity the page is laid out and pressed as ever, but not painted.
;(frameElement as HTMLElement | null)?.style.setProperty('opacity', '0')

// A failed call is made again at once, as often as it would be after a second.
const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } })

beforeEach(startServer)

afterEach(async () => {
  // The screen goes first: it would load its data again without a session.
  await cleanup()
  toast.dismiss()
  endSession()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()

  const { unexpected, held } = stopServer()
  expect(unexpected.join('\n'), 'calls without an answer').toBe('')
  expect(held, 'calls that were held and never released').toBe(0)
})
