import type { Access } from './endpoint.ts'

/**
 * The largest body of a call, in KB. A character takes up to six bytes in JSON (`\u0001`), so each limit holds the
 * longest texts that its schema allows; server/test/contract/hostile-strings.test.ts checks that.
 */
export const bodyLimitsKB = {
  /** Calls without a session: sign-in, visits, ads. */
  public: 8,
  signedIn: 16,
  registration: 16,
  /** A message of 5,000 characters. */
  contactMessage: 40,
  profile: 24,
  /** 50 variations, which are sent as JSON within JSON, and all texts in three more languages. */
  item: 288,
  /** Its texts in three more languages. */
  category: 24,
  /** 2,000 ids. */
  itemOrder: 160,
  /** As large as a menu may be (`MAX_MENU_BYTES`): whatever fits on a menu can be sent as one list. */
  menuImport: 4 * 1024,
  /** 2,000 names. */
  dishNames: 1664,
  /** 1,000 ids. */
  categoryOrder: 80,
  ad: 64,
  /** An ad for 200 areas. */
  campaign: 640,
  /** 5,000 places with their areas: larger ones are imported in parts. */
  locationImport: 5 * 1024,
} as const

type Limited = { access: Access; bodyLimitKB?: number }

export function bodyLimitOf({ access, bodyLimitKB }: Limited) {
  return 1024 * (bodyLimitKB ?? (access === 'public' ? bodyLimitsKB.public : bodyLimitsKB.signedIn))
}
