export const title = 'ફોટાની જગ્યા'
export const description = 'તમારા મેનૂના ફોટા, લોગો અને ઉપરનો ફોટો.'
export const loading = 'ફોટાની જગ્યા જોવાય છે'
export const notAvailable = 'જગ્યા ખબર પડી નહીં'
export const failed = 'કેટલી જગ્યા ભરાઈ છે, ખબર પડી શકી નહીં.'

type Used = { used: string; most: string; pictures: string }
export const usage = (_pictureCount: number, { used, most, pictures }: Used) =>
  `${most} માંથી ${used} ભરાયું, ${pictures} ફોટા`
export const isFull = 'જગ્યા ભરાઈ ગઈ છે. જે ડિશ હવે વેચતા નથી તેના ફોટા કાઢી નાખો, પછી નવા મૂકી શકશો.'
export const isNearlyFull = 'જગ્યા લગભગ ભરાઈ ગઈ છે. જે ડિશ હવે વેચતા નથી તેના ફોટા કાઢીને જગ્યા કરો.'
export const hasSpace = 'પૂરતી જગ્યા છે. ફોટો કાઢવાથી તેની જગ્યા ખાલી થાય છે.'
