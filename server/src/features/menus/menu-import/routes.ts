import { menuImportApi } from '@thela/contract/menus/menu-import'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { MENU_IMPORTS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { addList } from './add-list.ts'

export const menuImportRoutes: FeatureRoutes = (app, { db }) => {
  route(app, menuImportApi.add, ({ caller, body, key }) => addList(db, caller, body, key), {
    config: limitPerPerson(MENU_IMPORTS_PER_MINUTE, '1 minute'),
  })
}
