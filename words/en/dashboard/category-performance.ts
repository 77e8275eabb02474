export const title = 'Category Performance'
export const description = 'How often each category of your menu was opened.'
export const sort = 'Sort'
export const byViews = 'By views'
export const byName = 'A-Z'
export const view = 'View'
export const list = 'List'
export const barChart = 'Bar chart'
export const pieChart = 'Pie chart'
export const lineChart = 'Line chart'
export const gauge = 'Gauge'
export const failed = 'We could not load your categories.'
export const loading = 'Loading categories'
export const nothing = 'No category data available'
export const nothingHint = 'Once your menu has categories, you can see here which ones your customers open.'
export const colours = 'What the colours mean'
export const ratings = {
  green: 'Excellent',
  amber: 'Good',
  red: 'Needs Attention',
  grey: 'Insufficient Data',
}
export const viewsOfEach = 'Views of each category'
export const shareOfEach = 'Share of each category in all views'
export const category = 'Category'
export const views = 'Views'
export const unseenHidden = 'Categories with 0 views are hidden.'
