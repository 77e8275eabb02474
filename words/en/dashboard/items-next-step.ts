export const designText =
  'Customers see your dish already. Choose how your menu looks, then print your QR code.'
export const chooseDesign = 'Choose a design'
export const codeText =
  'Customers see your dish already. Print the QR code of your menu and put it up at your stall.'
export const getCode = 'Get your QR code'
