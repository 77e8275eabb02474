export const menuOf = (businessName: string) => `${businessName} का मेनू`
export const openMenuOf = (businessName: string) => `${businessName} का मेनू खोलें`
export const scanForMenu = 'मेनू के लिए स्कैन करें'
export const codeOf = (name: string) => `${name} का QR कोड`
export const noVendor = 'आपकी डिश, आपके दाम, आपके रंग।'
export const design = (template: string, theme: string) =>
  `डिज़ाइन: ${template}, रंग: ${theme}। दूसरी दुकान दबाकर देखें।`
export const plainDesign = 'डिज़ाइन: सादी सूची। दूसरी दुकान दबाकर देखें।'

// On the menu that is drawn until a real one is there.
export const stallName = 'आपकी दुकान'
export const tagline = 'सुबह से ताज़ा'
export const allItems = 'सब'
export const snacks = 'नाश्ता'
export const drinks = 'चाय-शरबत'
export const dishes = [
  { name: 'वड़ा पाव', line: 'आलू, लहसुन चटनी, तली मिर्च', price: '₹25' },
  { name: 'पानी पूरी', line: 'छह पीस, पुदीना पानी', price: '₹40' },
  { name: 'समोसा', line: 'दो पीस, इमली की चटनी', price: '₹30' },
  { name: 'मसाला चाय', line: 'अदरक और इलायची', price: '₹15' },
]
