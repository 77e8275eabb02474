import { expect, test } from 'vitest'
import { eventTypes, labelOfEvent } from './event-types.ts'

test('MENU_VIEW shows Menu viewed [EVT-01]', () => {
  expect(labelOfEvent('MENU_VIEW')).toBe('Menu viewed')
})

test('QR_SCAN shows QR code scanned [EVT-02]', () => {
  expect(labelOfEvent('QR_SCAN')).toBe('QR code scanned')
})

test('ITEM_CLICK shows Menu item clicked [EVT-03]', () => {
  expect(labelOfEvent('ITEM_CLICK')).toBe('Menu item clicked')
})

test('AD_CLICK shows Ad clicked [EVT-04]', () => {
  expect(labelOfEvent('AD_CLICK')).toBe('Ad clicked')
})

test('AD_IMPRESSION shows Ad viewed [EVT-05]', () => {
  expect(labelOfEvent('AD_IMPRESSION')).toBe('Ad viewed')
})

test('VENDOR_LOGIN shows Vendor login [EVT-06]', () => {
  expect(labelOfEvent('VENDOR_LOGIN')).toBe('Vendor login')
})

test('VENDOR_LOGOUT shows Vendor logout [EVT-07]', () => {
  expect(labelOfEvent('VENDOR_LOGOUT')).toBe('Vendor logout')
})

test('VENDOR_REGISTRATION shows Vendor registered [EVT-08]', () => {
  expect(labelOfEvent('VENDOR_REGISTRATION')).toBe('Vendor registered')
})

test('ADMIN_LOGIN shows Admin login [EVT-09]', () => {
  expect(labelOfEvent('ADMIN_LOGIN')).toBe('Admin login')
})

test('ADMIN_LOGOUT shows Admin logout [EVT-10]', () => {
  expect(labelOfEvent('ADMIN_LOGOUT')).toBe('Admin logout')
})

test('CATEGORY_CREATED shows Category created [EVT-11]', () => {
  expect(labelOfEvent('CATEGORY_CREATED')).toBe('Category created')
})

test('CATEGORY_UPDATED shows Category updated [EVT-12]', () => {
  expect(labelOfEvent('CATEGORY_UPDATED')).toBe('Category updated')
})

test('CATEGORY_DELETED shows Category deleted [EVT-13]', () => {
  expect(labelOfEvent('CATEGORY_DELETED')).toBe('Category deleted')
})

test('CATEGORY_REORDERED shows Categories reordered [EVT-14]', () => {
  expect(labelOfEvent('CATEGORY_REORDERED')).toBe('Categories reordered')
})

test('CATEGORY_VIEW shows Category viewed [EVT-15]', () => {
  expect(labelOfEvent('CATEGORY_VIEW')).toBe('Category viewed')
})

test('MENU_ITEM_CREATED shows Menu item created [EVT-16]', () => {
  expect(labelOfEvent('MENU_ITEM_CREATED')).toBe('Menu item created')
})

test('MENU_ITEM_UPDATED shows Menu item updated [EVT-17]', () => {
  expect(labelOfEvent('MENU_ITEM_UPDATED')).toBe('Menu item updated')
})

test('MENU_ITEM_DELETED shows Menu item deleted [EVT-18]', () => {
  expect(labelOfEvent('MENU_ITEM_DELETED')).toBe('Menu item deleted')
})

test('MENU_ITEM_REORDERED shows Menu items reordered [EVT-19]', () => {
  expect(labelOfEvent('MENU_ITEM_REORDERED')).toBe('Menu items reordered')
})

test('MENU_ITEM_IMAGE_UPDATED shows Item image updated [EVT-20]', () => {
  expect(labelOfEvent('MENU_ITEM_IMAGE_UPDATED')).toBe('Item image updated')
})

test('VENDOR_PROFILE_UPDATED shows Profile updated [EVT-21]', () => {
  expect(labelOfEvent('VENDOR_PROFILE_UPDATED')).toBe('Profile updated')
})

test('VENDOR_LOGO_UPDATED shows Logo updated [EVT-22]', () => {
  expect(labelOfEvent('VENDOR_LOGO_UPDATED')).toBe('Logo updated')
})

test('VENDOR_COVER_UPDATED shows Cover image updated [EVT-23]', () => {
  expect(labelOfEvent('VENDOR_COVER_UPDATED')).toBe('Cover image updated')
})

test('VENDOR_SETTINGS_UPDATED shows Settings updated [EVT-24]', () => {
  expect(labelOfEvent('VENDOR_SETTINGS_UPDATED')).toBe('Settings updated')
})

test('TEMPLATE_CHANGED shows Template changed [EVT-25]', () => {
  expect(labelOfEvent('TEMPLATE_CHANGED')).toBe('Template changed')
})

test('TEMPLATE_CUSTOMIZED shows Template customized [EVT-26]', () => {
  expect(labelOfEvent('TEMPLATE_CUSTOMIZED')).toBe('Template customized')
})

test('SEARCH_QUERY shows Search performed [EVT-27]', () => {
  expect(labelOfEvent('SEARCH_QUERY')).toBe('Search performed')
})

test('FAVORITE_ITEM shows Item favorited [EVT-28]', () => {
  expect(labelOfEvent('FAVORITE_ITEM')).toBe('Item favorited')
})

test('SHARE_MENU shows Menu shared [EVT-29]', () => {
  expect(labelOfEvent('SHARE_MENU')).toBe('Menu shared')
})

test('any other type shows Activity [EVT-30]', () => {
  for (const type of ['SOMETHING_NEW', 'menu_view', '', 'constructor'])
    expect(labelOfEvent(type)).toBe('Activity')
})

test('the order slip has three types of its own [SLIP-04]', () => {
  expect(eventTypes.filter(isOfSlip).map(labelOfEvent)).toEqual([
    'Order slip shown',
    'Order slip sent',
    'Order slip: payment opened',
  ])
})

test('there are exactly 29 types without those of the slip, each with a label of its own [EVT-31]', () => {
  expect(eventTypes.filter((type) => !isOfSlip(type))).toHaveLength(29)
  const labels = new Set(eventTypes.map(labelOfEvent))
  expect(labels.size).toBe(32)
  expect(labels).not.toContain('Activity')
})

const isOfSlip = (type: string) => type.startsWith('SLIP_')
