export const created = 'Category created successfully!'
export const createFailed = 'Failed to create category'
export const updated = 'Category updated successfully!'
export const updateFailed = 'Failed to update category'
export const deleted = (items: number) => `Category and ${items} menu items deleted successfully!`
export const deleteFailed = 'Failed to delete category'
export const reordered = 'Categories reordered successfully!'
export const reorderFailed = 'Failed to reorder categories'
