/** What the product calls itself and how its people are reached: the one place to change for another operator. */
export const PRODUCT_NAME = 'Thela'
export const PRODUCT_DESCRIPTION = 'Digital menus for street vendors and small restaurants'

export const SUPPORT_EMAIL = 'hello@thela.example'
export const SUPPORT_PHONE = '+91 90000 00000'
export const SUPPORT_CHAT = 'https://wa.me/919000000000'
export const SUPPORT_CITY = 'Surat, India'

export const PLATFORM_TIME_ZONE = 'Asia/Kolkata'

/** A customer reads this under the name of a vendor who has not written a line of his own. */
export const DEFAULT_TAGLINE = 'Delicious food, great service'
