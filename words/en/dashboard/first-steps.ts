export const title = 'Your menu in five steps'
export const hints = {
  kind: 'Step 1 of 5: choose what you sell, and we show you its dishes.',
  dishes: 'Step 2 of 5: tick the dishes that you sell.',
  prices: 'Step 3 of 5: your dishes are ticked. Put their prices and add them to your menu.',
  design: 'Step 4 of 5: your dishes are online. Choose how they look: tap a design, and it is applied.',
  code: 'Step 5 of 5: your menu is online. Print the QR code and put it up where customers can see it.',
}
export const chooseKind = 'Choose what you sell'
export const tickDishes = 'Tick your dishes'
export const putPrices = 'Put your prices'
export const chooseDesign = 'Choose a design'
export const getQrCode = 'Get your QR code'
export const done = 'Done'
export const dismiss = 'Dismiss'
export const dismissSteps = 'Dismiss the five steps'
