import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { DEMO_ADMIN } from '../demo/demo-access.ts'
import { findAdminByEmail } from '../features/identity/admins/queries.ts'
import { isPassword } from '../features/identity/passwords/passwords.ts'
import { StartError } from './start-error.ts'

/** Settings that would harm people are refused before anything is opened. */
export function refuseUnsafeSettings(config: Config) {
  const { isProduction, hasDemo, firstAdmin, isOriginSet } = config
  const hasKnownAdmin = hasDemo && !firstAdmin.email
  if (isProduction && hasKnownAdmin)
    throw new StartError(
      'In production the demo needs an administrator of yours: set ADMIN_EMAIL and ADMIN_PASSWORD, or leave DEMO out.',
    )
  if (isProduction && !isOriginSet)
    throw new StartError(
      'In production PUBLIC_ORIGIN must be set to the address people see, such as https://menus.example: it stands in every QR code and every mailed link.',
    )
  const way = wayFromOutside(config)
  if (hasKnownAdmin && way) throw knownPassword(`${way} lets other machines reach it`)
}

/** The administrator of a demo outlives it: the same data may be started without the demo, and for other machines. */
export async function refuseKnownAdmin(db: Db, config: Config) {
  const way = wayFromOutside(config)
  if (!way) return
  const admin = await findAdminByEmail(db, DEMO_ADMIN.email)
  if (admin && (await isPassword(DEMO_ADMIN.password, admin.passwordHash)))
    throw knownPassword(`this data still has it, and ${way} lets other machines reach it`)
}

const knownPassword = (why: string) =>
  new StartError(
    `A demo has an administrator whose password everybody knows (${DEMO_ADMIN.email}), and ${why}. ` +
      'Ways out: keep it to this machine with HOST=127.0.0.1 and no proxy; start an empty DATA_DIR with DEMO=0, or with ADMIN_EMAIL and ADMIN_PASSWORD of your own; sign in on this machine and change the password. ' +
      'If everybody who reaches it may be its administrator, say so with DEMO_OPEN_TO_NETWORK=with-known-passwords.',
  )

/** The setting by which others than this machine come in, if there is one and nobody said that they may. */
function wayFromOutside({ host, trustProxy, publicOrigin, isDemoOpen }: Config) {
  if (isDemoOpen) return undefined
  if (!isThisMachine(host)) return `HOST=${host}`
  if (trustProxy) return `TRUST_PROXY=${trustProxy}`
  return isThisMachine(new URL(publicOrigin).hostname) ? undefined : `PUBLIC_ORIGIN=${publicOrigin}`
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
