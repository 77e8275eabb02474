import { expect, test } from 'vitest'
import { eventTypes, labelOfEvent } from './event-types.ts'

test.each([
  ['MENU_VIEW', 'Menu viewed', 'EVT-01'],
  ['QR_SCAN', 'QR code scanned', 'EVT-02'],
  ['ITEM_CLICK', 'Menu item clicked', 'EVT-03'],
  ['AD_CLICK', 'Ad clicked', 'EVT-04'],
  ['AD_IMPRESSION', 'Ad viewed', 'EVT-05'],
  ['VENDOR_LOGIN', 'Vendor login', 'EVT-06'],
  ['VENDOR_LOGOUT', 'Vendor logout', 'EVT-07'],
  ['VENDOR_REGISTRATION', 'Vendor registered', 'EVT-08'],
  ['ADMIN_LOGIN', 'Admin login', 'EVT-09'],
  ['ADMIN_LOGOUT', 'Admin logout', 'EVT-10'],
  ['CATEGORY_CREATED', 'Category created', 'EVT-11'],
  ['CATEGORY_UPDATED', 'Category updated', 'EVT-12'],
  ['CATEGORY_DELETED', 'Category deleted', 'EVT-13'],
  ['CATEGORY_REORDERED', 'Categories reordered', 'EVT-14'],
  ['CATEGORY_VIEW', 'Category viewed', 'EVT-15'],
  ['MENU_ITEM_CREATED', 'Menu item created', 'EVT-16'],
  ['MENU_ITEM_UPDATED', 'Menu item updated', 'EVT-17'],
  ['MENU_ITEM_DELETED', 'Menu item deleted', 'EVT-18'],
  ['MENU_ITEM_REORDERED', 'Menu items reordered', 'EVT-19'],
  ['MENU_ITEM_IMAGE_UPDATED', 'Item image updated', 'EVT-20'],
  ['VENDOR_PROFILE_UPDATED', 'Profile updated', 'EVT-21'],
  ['VENDOR_LOGO_UPDATED', 'Logo updated', 'EVT-22'],
  ['VENDOR_COVER_UPDATED', 'Cover image updated', 'EVT-23'],
  ['VENDOR_SETTINGS_UPDATED', 'Settings updated', 'EVT-24'],
  ['TEMPLATE_CHANGED', 'Template changed', 'EVT-25'],
  ['TEMPLATE_CUSTOMIZED', 'Template customized', 'EVT-26'],
  ['SEARCH_QUERY', 'Search performed', 'EVT-27'],
  ['FAVORITE_ITEM', 'Item favorited', 'EVT-28'],
  ['SHARE_MENU', 'Menu shared', 'EVT-29'],
])('%s shows %s [%s]', (type, label) => {
  expect(labelOfEvent(type)).toBe(label)
})

test('any other type shows Activity [EVT-30]', () => {
  for (const type of ['SOMETHING_NEW', 'constructor']) expect(labelOfEvent(type)).toBe('Activity')
})

test('there are exactly 29 types [EVT-31]', () => {
  expect(eventTypes).toHaveLength(29)
})
