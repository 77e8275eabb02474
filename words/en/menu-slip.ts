/** The words of an order slip, besides those of the cart. */

export const show = 'Show to the stall'
export const note = 'Note for the stall'
export const noteLine = (note: string) => `Note: ${note}`
export const totalLine = (amount: string) => `Total: ${amount}`
export const kept = 'The list stays on this phone only, for four hours.'
export const changed = 'The menu has changed. Please check your list.'
export const priceNow = (before: string, now: string) => `Was ${before}, now ${now}`
export const removed = 'No longer on the menu'
export const update = 'Update my list'
export const back = 'Back to the list'
export const send = 'Send on WhatsApp'
export const pay = (amount: string) => `Pay ${amount} by UPI`
export const openApp = 'Open payment app'
export const scanToPay = 'Scan with another phone to pay'
export const stallConfirms = 'The stall confirms the payment.'
