export const searchLabel = 'सभी डिश में खोजें'
export const searchPlaceholder = 'सभी डिश में खोजें, किसी भी लिपि में'
export const found = 'ये मिलीं'
export const searchFailed = 'डिश की लिस्ट में खोज नहीं हुई।'
export const nothingFound = 'कोई डिश नहीं मिली'
export const nothingFoundText = (search: string) =>
  `लिस्ट में "${search}" नहीं है। इसे दाम के साथ "पेस्ट करें" में लिखें, या अकेली डिश की तरह जोड़ें।`

export const whatDoYouSell = 'आप क्या बेचते हैं?'
export const loadingKinds = 'दुकानों की लिस्ट लोड हो रही है'
export const loadFailed = 'डिश की लिस्ट लोड नहीं हुई।'
export const ticked = (count: number) => `${count} चुनीं`
export const allKinds = 'सभी तरह'
export const loadingDishes = 'डिश लोड हो रही हैं'
export const loadDishesFailed = 'ये डिश लोड नहीं हुईं।'

export const tickAll = 'सब चुनें'
export const tickAllOf = (category: string) => `${category}: सब चुनें`
export const untickAll = 'सब हटाएँ'
export const untickAllOf = (category: string) => `${category}: सब हटाएँ`
export const priceOf = (dish: string) => `${dish} का दाम`
export const priceOfSize = (dish: string, size: string) => `${dish}, ${size} का दाम`
export const onePrice = 'एक दाम'

export const yourDishes = 'आपकी डिश'
export const nothingTicked = 'अभी कुछ नहीं चुना'
export const nothingTickedText = 'पहले बताएँ क्या बेचते हैं, फिर अपनी डिश चुनें।'
export const namesOnMenu = 'मेनू पर नाम'

export const show = 'दिखाएँ'
export const untickQuestion = 'सारी चुनी हुई डिश हटाएँ?'
export const untickText = (count: number) => `चुनी हुई ${count} डिश और लिखे हुए दाम हट जाएँगे।`
export const untickEverything = 'सब हटाएँ'
