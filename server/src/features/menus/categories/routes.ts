import { categoriesApi } from '@thela/contract/menus/categories'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { addCategory } from './add-category.ts'
import { changeCategory } from './change-category.ts'
import { listCategories } from './queries.ts'
import { hideCategory, removeCategory } from './remove-category.ts'
import { sortCategories } from './sort-categories.ts'

export const categoryRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform

  route(app, categoriesApi.list, ({ caller, query }) => listCategories(db, caller.id, query))

  route(app, categoriesApi.create, async ({ caller, body }) => ({
    category: await addCategory(db, caller, body),
    message: 'Category created successfully!',
  }))

  route(app, categoriesApi.update, async ({ caller, params, body }) => ({
    category: await changeCategory(db, caller, params.id, body),
    message: 'Category updated successfully!',
  }))

  route(app, categoriesApi.hide, async ({ caller, params }) => {
    await hideCategory(db, caller, params.id)
    return { message: 'Category deleted successfully!' }
  })

  route(app, categoriesApi.remove, async ({ caller, params }) => {
    const { deletedItems } = await removeCategory(platform, caller, params.id)
    return { message: `Category and ${deletedItems} menu items deleted successfully!`, deletedItems }
  })

  route(app, categoriesApi.reorder, async ({ caller, body }) => ({
    message: 'Categories reordered successfully!',
    categories: await sortCategories(db, caller, body.categoryIds),
  }))
}
