import { messages } from '@thela/contract/error-body'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect } from '../testing/contract-server.ts'
import { showScreen } from '../testing/show-screen.tsx'

test.each(['/', '/auth/login', '/no-such-page'])(
  'a visitor of %s reads that the site is under maintenance, and nothing else',
  async (path) => {
    for (const figures of [publicStatsApi.readStats, showcaseApi.readShowcase]) disconnect(figures)
    await showScreen(path, { maintenanceMode: true })

    await expect.element(page.getByText(messages.maintenance)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('We will be right back')
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  },
)

test('an administrator can still sign in during maintenance', async () => {
  await showScreen('/admin/login', { maintenanceMode: true })

  await expect.element(page.getByLabelText('Email')).toBeVisible()
  await expect.element(page.getByText(messages.maintenance)).not.toBeInTheDocument()
})
