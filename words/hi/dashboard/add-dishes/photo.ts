export const label = 'आपके मेनू की फ़ोटो'
export const hint = 'अंग्रेज़ी, हिन्दी या गुजराती में छपा मेनू। फ़ोटो हमारे अपने सर्वर पर पढ़ी जाती है, रखी नहीं जाती।'
export const takePhoto = 'फ़ोटो लें'
export const takePhotoOfMenu = 'अपने मेनू की फ़ोटो लें'
export const sending = 'फ़ोटो भेज रहे हैं…'
export const reading = 'फ़ोटो पढ़ रहे हैं…'
export const cancel = 'रद्द करें'

export const nothingRead = 'इस फ़ोटो में डिश नहीं पढ़ पाए'
export const nothingReadText =
  'अच्छी रोशनी में, ठीक ऊपर से और इतने पास से लें कि छोटे अक्षर साफ़ दिखें। बड़ा मेनू थोड़ा-थोड़ा करके लें।'
export const notRead = 'आपकी फ़ोटो नहीं पढ़ी गई'
export const noPicture = 'यह फ़ाइल फ़ोटो की तरह नहीं खुली। JPEG, PNG या WebP फ़ोटो चुनें।'
export const notSent = 'आपकी फ़ोटो नहीं गई। इंटरनेट देख लें और फिर कोशिश करें।'
