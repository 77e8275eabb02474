/** The product's name and contact details; another operator changes them here. */
export const PRODUCT_NAME = 'Thela'
export const PRODUCT_DESCRIPTION = 'Digital menus for street vendors and small restaurants'

export const SUPPORT_EMAIL = 'hello@thela.example'
export const SUPPORT_PHONE = '+91 90000 00000'
export const SUPPORT_CHAT = 'https://wa.me/919000000000'
export const SUPPORT_CITY = 'Surat, India'

export const PLATFORM_TIME_ZONE = 'Asia/Kolkata'

/** Shown under the name of a vendor who has no tagline of their own. */
export const DEFAULT_TAGLINE = 'Delicious food, great service'
