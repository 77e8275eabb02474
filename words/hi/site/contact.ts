export const title = 'कुछ भी पूछें'
export const text = (reply: string) => `लिखें, फ़ोन करें या चैट करें। हम ${reply} में जवाब देते हैं।`

export const formTitle = 'हमें संदेश भेजें'
export const nameLabel = 'पूरा नाम'
export const emailLabel = 'ईमेल'
export const subjectLabel = 'किस बारे में'
export const messageLabel = 'संदेश'
export const send = 'संदेश भेजें'
export const sending = 'भेज रहे हैं...'
export const failed = 'संदेश नहीं गया। फिर कोशिश करें।'
export const needsJavaScript = 'इस फ़ॉर्म के लिए JavaScript चाहिए। ऊपर दिए ईमेल, फ़ोन या चैट से भी बात कर सकते हैं।'
export const received = (reply: string) => `आपका संदेश मिल गया। हम ${reply} में आपके ईमेल पर जवाब देंगे।`
export const sendAnother = 'एक और संदेश भेजें'

export const replyTitle = 'जवाब कब मिलेगा'
export const replyText = (reply: string) => `${reply} में।`
export const hoursTitle = 'मदद का समय'
export const hoursText = (hours: string) => `${hours}।`
export const placeTitle = 'हम कहाँ हैं'
export const placeText = (city: string) => `${city}।`
export const privacyTitle = 'प्राइवेसी के सवाल'
export const privacyText = (answer: string, request: string) =>
  `जवाब ${answer} में। आपके डेटा से जुड़ी माँग ${request} में पूरी होती है।`

export const questionsTitle = 'अक्सर पूछे जाने वाले सवाल'
