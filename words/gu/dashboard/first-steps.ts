export const title = 'પાંચ પગલાંમાં તમારું મેનૂ'
export const hints = {
  kind: 'પગલું 1, કુલ 5: તમે શું વેચો છો એ પસંદ કરો, અમે એની ડિશ બતાવીશું.',
  dishes: 'પગલું 2, કુલ 5: જે ડિશ તમે વેચો છો, તેના પર નિશાની કરો.',
  prices: 'પગલું 3, કુલ 5: ડિશ પસંદ થઈ ગઈ. હવે તેના ભાવ લખો અને મેનૂમાં ઉમેરો.',
  design: 'પગલું 4, કુલ 5: તમારી ડિશ ચાલુ છે. તે કેવી દેખાય, પસંદ કરો: ડિઝાઇન દબાવતાં જ લાગી જશે.',
  code: 'પગલું 5, કુલ 5: તમારું મેનૂ ચાલુ છે. QR કોડ છાપો અને ગ્રાહકોને દેખાય ત્યાં લગાવો.',
}
export const chooseKind = 'શું વેચો છો, પસંદ કરો'
export const tickDishes = 'તમારી ડિશ પસંદ કરો'
export const putPrices = 'તમારા ભાવ લખો'
export const chooseDesign = 'ડિઝાઇન પસંદ કરો'
export const getQrCode = 'તમારો QR કોડ લો'
export const done = 'થઈ ગયું'
export const dismiss = 'હટાવો'
export const dismissSteps = 'પાંચેય પગલાં હટાવો'
