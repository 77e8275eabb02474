export const email = 'ईमेल'
export const phone = 'फ़ोन'
export const chat = 'चैट'
export const messageUs = 'हमें लिखें'
/** Typed for the visitor in the messaging app. */
export const chatGreeting = (siteName: string) => `नमस्ते ${siteName}, मुझे कुछ पूछना है।`

export const getStarted = 'खाता बनाएँ'
export const login = 'लॉग इन'

export const figures = {
  totalVendors: 'मेनू ऑनलाइन',
  totalMenuItems: 'मेनू पर डिश',
  totalQrScans: 'कोड स्कैन हुए',
  totalMenuViews: 'मेनू लिंक से खुले',
}
export const figuresNote = 'हमारे सिस्टम की गिनती, ज़्यादा से ज़्यादा पाँच मिनट पुरानी।'
export const figureMissing = 'अभी नहीं है'

export const testimonialsTitle = 'दुकानदार क्या कह सकते हैं'
export const testimonialsNote = 'ये मिसालें हमने लिखी हैं। ये असली ग्राहकों की राय नहीं हैं।'
export const example = 'मिसाल'
export const stars = (rating: number) => `5 में से ${rating} तारे`
export const quoted = (text: string) => `“${text}”`
export const starterPlan = (business: string, location: string) => `${business}, ${location} · स्टार्टर प्लान`
export const professionalPlan = (business: string, location: string) =>
  `${business}, ${location} · प्रोफ़ेशनल प्लान`
export const chaatVendor = {
  text: 'पहले मैं हर प्लेट का दाम चिल्लाकर बताता था। अब लोग सोचकर आते हैं कि क्या खाना है।',
  name: 'एक चाट वाले',
  business: 'शाम का चाट ठेला',
  location: 'सूरत',
}
export const lunchHome = {
  text: 'उंधियू खत्म होते ही मैं फ़ोन पर निशान लगा देती हूँ। किसी को बेकार में लाइन में नहीं लगना पड़ता।',
  name: 'भोजनालय की मालकिन',
  business: 'घरेलू भोजनालय',
  location: 'अहमदाबाद',
}
export const sweetShop = {
  text: 'कोड छज्जे पर टँगा है। बाहर के लोग अंग्रेज़ी में नाम पढ़ते हैं, रोज़ वाले गुजराती में।',
  name: 'एक मिठाई वाले',
  business: 'नुक्कड़ की मिठाई की दुकान',
  location: 'वडोदरा',
}

export const contents = 'इस पेज में'
