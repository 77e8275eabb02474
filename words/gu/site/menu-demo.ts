export const menuOf = (businessName: string) => `${businessName}નું મેનૂ`
export const openMenuOf = (businessName: string) => `${businessName}નું મેનૂ ખોલો`
export const scanForMenu = 'મેનૂ માટે સ્કૅન કરો'
export const codeOf = (name: string) => `${name}નો QR કોડ`
export const noVendor = 'તમારી ડિશ, તમારા ભાવ, તમારા રંગ.'
export const design = (template: string, theme: string) =>
  `ડિઝાઇન: ${template}, રંગ: ${theme}. બીજી દુકાન દબાવી જુઓ.`
export const plainDesign = 'ડિઝાઇન: સાદી યાદી. બીજી દુકાન દબાવી જુઓ.'

// On the menu that is drawn until a real one is there.
export const stallName = 'તમારી દુકાન'
export const tagline = 'સવારથી તાજું'
export const allItems = 'બધું'
export const snacks = 'નાસ્તો'
export const drinks = 'ચા-શરબત'
export const dishes = [
  { name: 'વડા પાવ', line: 'બટાકા, લસણની ચટણી, તળેલું મરચું', price: '₹25' },
  { name: 'પાણીપુરી', line: 'છ નંગ, ફુદીનાનું પાણી', price: '₹40' },
  { name: 'સમોસા', line: 'બે નંગ, આમલીની ચટણી', price: '₹30' },
  { name: 'મસાલા ચા', line: 'આદુ અને એલચી', price: '₹15' },
]
