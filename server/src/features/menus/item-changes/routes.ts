import { itemChangesApi } from '@thela/contract/menus/item-changes'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { ITEM_CHANGES_PER_HOUR } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { changeItems } from './change-items.ts'
import { undoChange } from './undo-change.ts'

export const itemChangeRoutes: FeatureRoutes = (app, { db }) => {
  route(app, itemChangesApi.apply, ({ caller, body, key }) => changeItems(db, caller, body, key), {
    config: limitPerPerson(ITEM_CHANGES_PER_HOUR, '1 hour'),
  })
  route(app, itemChangesApi.undo, ({ caller, params, key }) => undoChange(db, caller, params.id, key))
}
