/** Around the preview of a menu in the dashboard. */

export const preview = 'Menu preview'
export const notFound = 'Template not found'
export const failed =
  'This template failed to start, hangs or shows nothing of the menu. Customers see the default layout.'
export const theme = 'Theme'
