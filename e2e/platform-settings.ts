import type { Page } from '@playwright/test'

const settings = {
  siteName: 'Thela',
  siteDescription: 'Digital menus for street vendors and small restaurants',
  maintenanceMode: false,
  allowRegistrations: true,
  requireEmailVerification: false,
  maxFileSize: 5,
  allowedFileTypes: ['jpeg', 'png', 'webp', 'gif'],
}

/** Answers this page, and no other, with these platform settings. */
export const withSettings = (page: Page, more: Partial<typeof settings>) =>
  page.route('**/api/public/settings', (route) =>
    route.fulfill({ json: { settings: { ...settings, ...more }, timeZone: 'Asia/Kolkata' } }),
  )
