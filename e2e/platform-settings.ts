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

/** Lets this page alone believe that the platform is set so. */
export const withSettings = (page: Page, more: Partial<typeof settings>) =>
  page.route('**/api/public/settings', (route) =>
    route.fulfill({ json: { settings: { ...settings, ...more }, timeZone: 'Asia/Kolkata' } }),
  )
