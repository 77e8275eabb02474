import type { Page } from '@playwright/test'

/** The toasts at the edge of the screen. */
export const toasts = (page: Page) => page.locator('[data-sonner-toast]')
