import { PRODUCT_NAME } from '@thela/contract/values/product'
import type { Config } from '../config.ts'
import { DEMO_ADMIN, DEMO_MENU_PATH, DEMO_PASSWORD, DEMO_PHONE } from '../demo/demo-access.ts'
import { VERSION } from './version.ts'

/** Where to go first, and what the operator should do. */
export function printWelcome(config: Config, advice: string | undefined) {
  const at = (path: string) => config.publicOrigin + path
  const lines = [
    `${PRODUCT_NAME} ${VERSION} is ready at ${at('/')}`,
    '',
    ...(config.hasDemo
      ? [
          `  A demo menu    ${at(encodeURI(DEMO_MENU_PATH))}`,
          `  Vendor login   ${at('/auth/login')}    ${DEMO_PHONE}  ${DEMO_PASSWORD}`,
          `  Admin login    ${at('/admin/login')}${knownAdmin(config)}`,
        ]
      : [`  Vendor login   ${at('/auth/login')}`, `  Admin login    ${at('/admin/login')}`]),
    `  API            ${at('/api/docs')}`,
    ...(advice ? ['', `  ${advice}`] : []),
    '',
  ]
  console.log(lines.join('\n'))
}

/** Where the operator named an administrator, the demo has none of its own. */
const knownAdmin = ({ firstAdmin }: Config) =>
  firstAdmin.email ? '' : `   ${DEMO_ADMIN.email}  ${DEMO_ADMIN.password}`
