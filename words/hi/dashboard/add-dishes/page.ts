export const title = 'कई डिश जोड़ें'
export const description = 'जो बेचते हैं उस पर निशान लगाएँ और दाम लिखें, या अपनी बनी हुई लिस्ट लाएँ।'
export const ways = 'डिश जोड़ने का तरीका'
export const fromList = 'लिस्ट से'
export const paste = 'पेस्ट करें'
export const photo = 'फ़ोटो'
export const csv = 'CSV फ़ाइल'
export const loading = 'लोड हो रहा है'

export const yourList = 'आपकी लिस्ट'
export const dishes = (count: number) => `${count} डिश`
export const withoutPrice = (count: number) => `${count} बिना दाम`
export const clear = 'खाली करें'
export const addToMenu = 'मेनू में जोड़ें'
export const adding = 'जुड़ रही हैं...'
export const checkBeforeAdding = 'मेनू में जोड़ने से पहले आप सब कुछ देख और बदल सकते हैं।'

export const added = (dishCount: number, categoryCount: number) =>
  categoryCount === 0
    ? `आपके मेनू में ${dishCount} डिश जुड़ गईं`
    : `आपके मेनू में ${dishCount} डिश और ${categoryCount} कैटेगरी जुड़ गईं`
export const addFailed = 'आपकी डिश नहीं जुड़ीं। फिर कोशिश करें।'
export const needALook = (count: number) => `${count} डिश को देख लें`
