export const yourList = 'आपकी लिस्ट'
export const hint =
  'एक लाइन में एक डिश और उसका दाम। बिना दाम की अकेली लाइन कैटेगरी है। मैसेज, नोट या शीट से, किसी भी लिपि में।'
export const example = `नाश्ता
वड़ा पाव 25
समोसा - 2 पीस ₹30
पानी पूरी 30/-
पाव भाजी हाफ 60 फुल 110

ड्रिंक्स
मसाला चाय 15`
export const reading = 'पढ़ रहे हैं...'
export const readTheList = 'लिस्ट पढ़ें'

export const noDishes = 'कोई डिश नहीं मिली'
export const noDishesText = 'एक लाइन में एक डिश और उसके बाद दाम लिखें, जैसे: वड़ा पाव 25'
export const changeText = 'लिस्ट बदलें'
export const wereRead = (count: number) => `${count} डिश पढ़ी गईं।`
export const needALook = (count: number) => `${count} को देख लें।`
export const chooseMarks = 'वेज या नॉन-वेज का पता नहीं चला, कृपया आप चुनें।'
export const allAreVeg = 'सब वेज हैं'
export const othersAreVeg = 'बाकी वेज हैं'
export const backQuestion = 'लिस्ट पर वापस जाएँ?'
export const backText = 'आपकी लिस्ट रहेगी। नीचे जो बदला है, वह हट जाएगा।'
export const goBack = 'वापस जाएँ'

export const name = 'नाम'
export const nameOf = (dish: string) => `${dish} का नाम`
export const price = 'दाम'
export const priceOf = (dish: string) => `${dish} का दाम`
export const priceOfSize = (dish: string, size: string) => `${dish}, ${size} का दाम`
export const size = 'साइज़'
export const sizeOf = (dish: string, number: number) => `${dish} का साइज़ ${number}`
export const removeSize = (dish: string, number: number) => `${dish} का साइज़ ${number} हटाएँ`
export const addSize = (dish: string) => `${dish} का साइज़ जोड़ें`
/** The first two sizes of a dish. */
export const half = 'हाफ'
export const full = 'फुल'
export const mark = 'निशान'
export const markOf = (dish: string) => `${dish} का निशान`
export const vegOrNonVeg = 'वेज है?'
export const veg = 'वेज'
export const egg = 'अंडा'
export const nonVeg = 'नॉन-वेज'
export const category = 'कैटेगरी'
export const categoryOf = (dish: string) => `${dish} की कैटेगरी`
/** Of dishes without a heading. */
export const unnamedCategory = 'मेनू'
export const leaveOut = (dish: string) => `${dish} छोड़ दें`

export const noPrice = 'दाम नहीं है'
export const chooseMark = 'कृपया वेज या नॉन-वेज चुनें'
/** What is doubtful about a line. */
export const doubts = {
  range: 'कम-ज़्यादा दाम लिखा था: सबसे कम लिया है',
  unnamedSizes: 'कई दाम हैं: साइज़ देख लें',
  unusualPrice: 'दाम अलग लगता है: देख लें',
  unsurePrice: 'दाम साफ़ नहीं दिखा: देख लें',
  unsureName: 'नाम साफ़ नहीं दिखा: देख लें',
}
/** After what is doubtful. */
export const inLine = (line: string) => `“${line}” में`

export const notAdded = (count: number) => `नहीं जुड़ेंगी (${count})`
export const notAddedText = 'ये लाइनें डिश नहीं लगीं, या आपने छोड़ दीं।'
export const makeDish = 'डिश बनाएँ'
export const makeDishOf = (line: string) => `${line} को डिश बनाएँ`

export const withoutMark = (count: number) => `${count} बिना निशान`
export const clearQuestion = 'यह लिस्ट खाली करें?'
export const clearText = 'आपकी लिस्ट और आपके सारे बदलाव हट जाएँगे।'
