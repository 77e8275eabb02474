export const title = 'પાંચ પગલાંમાં તમારું મેનૂ'
export const stepOf = (step: number, steps: number) => `પગલું ${step}, કુલ ${steps}`
export const steps = {
  kind: 'તમે શું વેચો છો?',
  dishes: 'તમારી ડિશ પસંદ કરો',
  prices: 'તમારા ભાવ લખો',
  design: 'ડિઝાઇન પસંદ કરો',
  code: 'તમારો QR કોડ છાપો',
}
export const finish = 'પૂરું થયું'
export const next = 'આગલું પગલું'
export const later = 'પછી'
