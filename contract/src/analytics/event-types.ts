/** Every event type, with its label in Recent Activity. */
const eventLabels = {
  MENU_VIEW: 'Menu viewed',
  QR_SCAN: 'QR code scanned',
  ITEM_CLICK: 'Menu item clicked',
  AD_CLICK: 'Ad clicked',
  AD_IMPRESSION: 'Ad viewed',
  VENDOR_LOGIN: 'Vendor login',
  VENDOR_LOGOUT: 'Vendor logout',
  VENDOR_REGISTRATION: 'Vendor registered',
  ADMIN_LOGIN: 'Admin login',
  ADMIN_LOGOUT: 'Admin logout',
  CATEGORY_CREATED: 'Category created',
  CATEGORY_UPDATED: 'Category updated',
  CATEGORY_DELETED: 'Category deleted',
  CATEGORY_REORDERED: 'Categories reordered',
  CATEGORY_VIEW: 'Category viewed',
  MENU_ITEM_CREATED: 'Menu item created',
  MENU_ITEM_UPDATED: 'Menu item updated',
  MENU_ITEM_DELETED: 'Menu item deleted',
  MENU_ITEM_REORDERED: 'Menu items reordered',
  MENU_ITEM_IMAGE_UPDATED: 'Item image updated',
  VENDOR_PROFILE_UPDATED: 'Profile updated',
  VENDOR_LOGO_UPDATED: 'Logo updated',
  VENDOR_COVER_UPDATED: 'Cover image updated',
  VENDOR_SETTINGS_UPDATED: 'Settings updated',
  TEMPLATE_CHANGED: 'Template changed',
  TEMPLATE_CUSTOMIZED: 'Template customized',
  SEARCH_QUERY: 'Search performed',
  FAVORITE_ITEM: 'Item favorited',
  SHARE_MENU: 'Menu shared',
  // Not in the product documents, which name the 29 above (DEC-323).
  SLIP_SHOWN: 'Order slip shown',
  SLIP_SENT: 'Order slip sent',
  SLIP_PAY_OPENED: 'Order slip: payment opened',
} as const

export type EventType = keyof typeof eventLabels

export const eventTypes = Object.keys(eventLabels) as [EventType, ...EventType[]]

/**
 * A vendor was *visited* when a customer did one of these on their menu (DEC-155). A vendor was *active* when anything
 * at all was counted for them, their own sign-ins and changes included (DEC-171).
 */
export const visitTypes = [
  'MENU_VIEW',
  'QR_SCAN',
  'ITEM_CLICK',
  'AD_CLICK',
  'CATEGORY_VIEW',
] as const satisfies readonly EventType[]

export const labelOfEvent = (type: string) =>
  Object.hasOwn(eventLabels, type) ? eventLabels[type as EventType] : 'Activity'
