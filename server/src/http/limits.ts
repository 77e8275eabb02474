/**
 * All rate limits; docs/operations.md has the table, whose numbers `npm run docs` fills in.
 * RATE_LIMIT_FACTOR scales all of them except those on wrong passwords.
 */

/** Each call of the public API. Indian carriers put thousands of people behind one address: wide by address. */
export const PUBLIC_CALLS_PER_MINUTE = 1200
/** Each call of somebody who is signed in: narrow by session. */
export const SIGNED_IN_CALLS_PER_10_SECONDS = 300

/** What menus are made of comes by the dozen: whole markets may read behind one address, a flood may not. */
export const MENUS_PER_MINUTE = 6000
export const FILES_PER_MINUTE = 30_000

/** A street festival behind one carrier's address may count, a flood on one menu may not. */
export const VISITS_TO_ONE_VENDOR_PER_MINUTE = 600
/** Ten such festivals at once; whatever a visit names, and whether that exists, it counts here. */
export const VISITS_PER_MINUTE = 6000
/** Impressions, and as many clicks, of one ad. */
export const AD_VIEWS_PER_MINUTE = 600

/** Calls, whatever their outcome. */
export const SIGN_INS_PER_MINUTE = 60
export const SIGN_UPS_PER_HOUR = 60
/** A search after each pause in typing, by all who register behind one carrier's address. */
export const PLACE_SEARCHES_PER_MINUTE = 600

/** Wrong passwords for one account, by one device that has signed in before, or by one address. */
export const WRONG_PASSWORDS_PER_15_MINUTES = 10
/** For one account from all addresses together, by whether they have failed there within the hour. */
export const WRONG_PASSWORDS_FROM_NEW_ADDRESSES_PER_HOUR = 10
export const WRONG_PASSWORDS_FROM_FAILED_ADDRESSES_PER_HOUR = 20
/** Over all accounts, by one address, or by one IPv6 network. */
export const WRONG_PASSWORDS_OF_ADDRESS_PER_15_MINUTES = 100
export const WRONG_PASSWORDS_OF_NETWORK_PER_15_MINUTES = 300

export const EMAIL_CHECKS_PER_MINUTE = 60
/** The address may be anybody's: nobody is to be flooded in the operator's name. */
export const VERIFICATION_EMAILS_PER_15_MINUTES = 3
export const CONTACT_CHANGE_EMAILS_PER_15_MINUTES = 3

export const UPLOADS_PER_MINUTE = 60
/** Each may have 2,000 items: a vendor adds a few lists in a day, not in a minute. */
export const MENU_IMPORTS_PER_MINUTE = 20
/** Each takes seconds of a processor: a menu has a few pages, and one or two are taken again. */
export const MENU_PHOTOS_PER_10_MINUTES = 20
/** Each may be kept with 2,000 items for an hour, so that it can be undone. */
export const ITEM_CHANGES_PER_HOUR = 120
/** A pasted list is looked up while it is mended. */
export const RECOGNITIONS_PER_MINUTE = 60
export const EXPORTS_PER_MINUTE = 1
export const CONTACT_MESSAGES_PER_HOUR = 5
export const SITEMAPS_PER_MINUTE = 60
