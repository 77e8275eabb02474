export const menuOf = (businessName: string) => `Menu of ${businessName}`
export const openMenuOf = (businessName: string) => `Open the menu of ${businessName}`
export const scanForMenu = 'Scan for menu'
export const codeOf = (name: string) => `QR code of ${name}`
export const noVendor = 'Your dishes, your prices, your colours.'
export const design = (template: string, theme: string) =>
  `Design: ${template} in ${theme}. Tap another stall.`
export const plainDesign = 'Design: the plain list. Tap another stall.'

// On the menu that is drawn until a real one is there.
export const stallName = 'Your stall'
export const tagline = 'Fresh since this morning'
export const allItems = 'All Items'
export const snacks = 'Snacks'
export const drinks = 'Drinks'
export const dishes = [
  { name: 'Vada pav', line: 'Potato, garlic chutney, fried chilli', price: '₹25' },
  { name: 'Pani puri', line: 'Six pieces, mint water', price: '₹40' },
  { name: 'Samosa', line: 'Two pieces with tamarind', price: '₹30' },
  { name: 'Masala chai', line: 'Ginger and cardamom', price: '₹15' },
]
