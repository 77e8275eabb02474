import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { DEMO_ADMIN } from '../demo/demo-access.ts'
import { findAdminByEmail } from '../features/identity/admins/queries.ts'
import { isPassword } from '../features/identity/passwords/passwords.ts'
import { StartError } from './start-error.ts'

/** Refuses unsafe settings before anything is opened. */
export function refuseUnsafeSettings(config: Config) {
  const { isProduction, hasDemo, firstAdmin, isOriginSet } = config
  const hasKnownAdmin = hasDemo && !firstAdmin.email
  if (isProduction && hasKnownAdmin)
    throw new StartError(
      'In production the demo needs your own administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, or leave DEMO out.',
    )
  if (isProduction && !isOriginSet)
    throw new StartError(
      'In production PUBLIC_ORIGIN must be set to the address people see, such as https://menus.example: it is part of every QR code and every link in an email.',
    )
  const way = wayFromOutside(config)
  if (hasKnownAdmin && way) throw knownPassword(`${way} lets other machines reach it`)
}

/** The demo administrator stays in the data: it may later be started without DEMO, and reachable from other machines. */
export async function refuseKnownAdmin(db: Db, config: Config) {
  const way = wayFromOutside(config)
  if (!way) return
  const admin = await findAdminByEmail(db, DEMO_ADMIN.email)
  if (admin && (await isPassword(DEMO_ADMIN.password, admin.passwordHash)))
    throw knownPassword(`this data still has it, and ${way} lets other machines reach it`)
}

const knownPassword = (why: string) =>
  new StartError(
    `The demo administrator (${DEMO_ADMIN.email}) has a publicly known password, and ${why}. ` +
      'Either make it reachable only from this machine, with HOST=127.0.0.1 and no proxy; or start an empty DATA_DIR with DEMO=0, or with your own ADMIN_EMAIL and ADMIN_PASSWORD; or sign in on this machine and change the password. ' +
      'If everyone who can reach it may be its administrator, set DEMO_OPEN_TO_NETWORK=with-known-passwords.',
  )

/** The setting that makes the server reachable from other machines, if there is one and it was not explicitly allowed. */
function wayFromOutside({ host, trustProxy, publicOrigin, isDemoOpen }: Config) {
  if (isDemoOpen) return undefined
  if (!isThisMachine(host)) return `HOST=${host}`
  if (trustProxy) return `TRUST_PROXY=${trustProxy}`
  return isThisMachine(new URL(publicOrigin).hostname) ? undefined : `PUBLIC_ORIGIN=${publicOrigin}`
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
