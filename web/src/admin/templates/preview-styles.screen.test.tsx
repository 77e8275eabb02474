import { QueryClientProvider } from '@tanstack/react-query'
import { platformApi } from '@thela/contract/core/platform'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../api/query-client.ts'
import { PhoneFrame } from '../../menu-preview/PhoneFrame.tsx'
import { answer } from '../../testing/contract-server.ts'
import { settings } from '../../testing/samples.ts'
import { sampleMenu } from './sample-menu.ts'

test('a preview has its styles from the moment it is drawn, and no scrollbar beside it', async () => {
  answer(platformApi.readSettings, { settings, timeZone: 'Asia/Kolkata' })
  const sheetsWhenDrawn: number[] = []
  const scrollbars: string[] = []
  const watch = ({ target }: Event) => {
    const frame = target instanceof HTMLIFrameElement ? target.contentDocument : null
    if (!frame) return
    new MutationObserver(() => {
      sheetsWhenDrawn.push(frame.adoptedStyleSheets.length)
      scrollbars.push(getComputedStyle(frame.documentElement).scrollbarWidth)
    }).observe(frame.body, { childList: true })
  }
  document.addEventListener('load', watch, true)
  onTestFinished(() => document.removeEventListener('load', watch, true))

  await render(
    <QueryClientProvider client={queryClient}>
      <PhoneFrame page={sampleMenu} isSample />
    </QueryClientProvider>,
  )
  await expect.poll(() => sheetsWhenDrawn[0]).toBe(1)
  expect(scrollbars[0]).toBe('none')
})
