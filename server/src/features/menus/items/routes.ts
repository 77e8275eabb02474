import { itemsApi } from '@thela/contract/menus/items'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { UPLOADS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { readUploadLimits } from '../../core/uploads/upload-limits.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { listItems } from './queries.ts'
import { removeItem } from './remove-item.ts'
import { setItemPicture } from './set-item-picture.ts'
import { sortItems } from './sort-items.ts'

export const itemRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform

  route(app, itemsApi.list, ({ caller, query }) => listItems(db, caller.id, query))

  route(app, itemsApi.create, async ({ caller, body, key }) => ({
    item: await addItem(db, caller, body, key),
    message: 'Menu item created successfully!',
  }))

  route(app, itemsApi.update, async ({ caller, params, body }) => ({
    item: await changeItem(platform, caller, params.id, body),
    message: 'Menu item updated successfully!',
  }))

  route(app, itemsApi.remove, async ({ caller, params }) => {
    await removeItem(platform, caller, params.id)
    return { message: 'Menu item deleted successfully!' }
  })

  route(app, itemsApi.reorder, async ({ caller, body }) => ({
    message: 'Menu items reordered successfully!',
    items: await sortItems(db, caller, body),
  }))

  route(
    app,
    itemsApi.uploadImage,
    async ({ caller, params, request }) => {
      const limits = await readUploadLimits(db)
      const wanted = { field: 'image', most: 1, maxBytes: limits.maxBytes }

      return withForm(request, wanted, async ({ files: [file] }) => {
        const { image, item } = await setItemPicture(platform, caller, { id: params.id, file, limits })
        return { success: true as const, ...image, item }
      })
    },
    { config: limitPerPerson(UPLOADS_PER_MINUTE, '1 minute') },
  )
}
