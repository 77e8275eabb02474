import { plural } from '../language.ts'

export const title = 'दुकान खोजें'
export const text = 'नाम, खाने या जगह से दुकान खोजें। मेनू देखने के लिए दुकान दबाएँ।'
export const searchLabel = 'दुकान खोजें'
export const searchPlaceholder = 'नाम, खाना, शहर या इलाका'
export const cityLabel = 'शहर'
export const allCities = 'सब शहर'

export const stalls = 'दुकानें'
/** Counted by the pagination: '1 to 12 of 40 stalls'. */
export const noun = 'दुकानें'
export const found = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} दुकान मिली`, other: `${formatted} दुकानें मिलीं` })
export const online = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} दुकान ऑनलाइन`, other: `${formatted} दुकानें ऑनलाइन` })
export const failed = 'दुकानें नहीं खोज पाए।'
export const nothingFound = 'कोई दुकान नहीं मिली'
export const searchOtherwise = 'कम अक्षर, दूसरी तरह से लिखकर या दूसरा शहर आज़माएँ।'
export const noneOnline = 'अभी कोई मेनू ऑनलाइन नहीं है। थोड़े दिन बाद देखें।'
export const showAll = 'सब दुकानें दिखाएँ'
export const loading = 'दुकानें लोड हो रही हैं'
