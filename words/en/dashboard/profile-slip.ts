export const title = 'Order slip'
export const hint =
  'Customers put a list of dishes together on your menu and show it to you. It stays on their phone: nothing is ordered or paid through Thela.'
export const switchOn = 'Offer an order slip on my menu'
export const switchOnHint = 'In the digital menu V2 design it is always there, as its cart.'
export const byWhatsapp = 'Customers may send it to my number by WhatsApp'
export const byWhatsappHint =
  'Your phone number is then part of your menu page, even if you do not show it otherwise.'
export const upiAddress = 'UPI address (optional)'
export const upiAddressHint =
  'Customers can then pay the slip with the payment app of their phone. You confirm the payment yourself.'
export const tryIt = 'Scan this code with a payment app to see whether the name is yours. Nothing is paid.'
export const codeOf = (address: string) => `QR code of ${address}`
export const passwordNeeded = 'Your customers pay to this address. To change it, please enter your password.'
