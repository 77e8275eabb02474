export const title = 'मुफ़्त, या ₹199 में बिना विज्ञापन'
export const text = 'मुफ़्त शुरू करें और जब तक चाहें चलाएँ। पैसे तभी दें जब बिना विज्ञापन का मेनू चाहिए।'
export const noSetupFees = 'शुरू करने का कोई पैसा नहीं'
export const cancelAnytime = 'जब चाहें बंद करें'
export const freeTrial = '7 दिन मुफ़्त आज़माएँ'

export const mostPopular = 'सबसे पसंदीदा'
export const included = 'इसमें क्या है'
export const limitations = 'ध्यान रखें'
export const email = 'ईमेल'
/** Typed for the visitor in the messaging app. */
export const planEnquiry = (siteName: string, plan: string) =>
  `नमस्ते ${siteName}, मुझे ${plan} प्लान के बारे में जानना है।`

// They name the site as '{product}'.
export const starter = {
  name: 'स्टार्टर',
  description: 'फ़ोन पर मेनू दिखाने के लिए जो कुछ चाहिए।',
  period: 'हमेशा',
  features: [
    'अपने पते पर आपका मेनू, छापने के लिए QR कोड के साथ',
    'कैटेगरी, डिश, फ़ोटो, साइज़ और आज खत्म का निशान',
    'मुफ़्त डिज़ाइन, अपने सब रंगों में',
    'भेजने का लिंक, वेज और नॉन-वेज के निशान, ग्राहकों के लिए छाँटना और खोजना',
    'मेनू, QR स्कैन और कैटेगरी कितनी बार देखी गई, इसकी गिनती',
    'मेनू पर विज्ञापन दिखते हैं, और उनकी कमाई में आपका हिस्सा है। हिस्सा हम खुद भेजते हैं, बात ईमेल पर होती है',
  ],
  limitations: ['मेनू पर {product} का नाम रहता है', 'सिर्फ़ सादे आँकड़े'],
  cta: 'स्टार्टर के बारे में पूछें',
}
export const professional = {
  name: 'प्रोफ़ेशनल',
  description: 'आपका मेनू, बिना किसी विज्ञापन के।',
  period: 'हर महीने',
  trial: '7 दिन मुफ़्त आज़माएँ। हमें लिखें, हम चालू कर देंगे।',
  features: [
    'स्टार्टर का सब कुछ',
    'मेनू पर कोई विज्ञापन नहीं',
    'मेनू पर {product} का नाम नहीं',
    'वही पता और वही QR कोड, दोबारा कुछ छापना नहीं',
  ],
  limitations: ['पैसे और प्लान की बात ईमेल या चैट पर होती है', 'विज्ञापन की कमाई में हिस्सा नहीं'],
  cta: 'प्रोफ़ेशनल के बारे में पूछें',
}

export const designTitle = 'सिर्फ़ आपके लिए डिज़ाइन'
export const designText = 'सिर्फ़ आपकी दुकान के लिए बना मेनू: आपके रंग, आपके अक्षर, डिश दिखाने का आपका तरीका।'
export const designQuote = 'काम शुरू होने से पहले हम दाम बताते हैं।'
export const getQuote = 'दाम पूछें'
/** Typed for the visitor in the messaging app. */
export const quoteRequest = (siteName: string) =>
  `नमस्ते ${siteName}, मुझे अपने मेनू के लिए अलग डिज़ाइन का दाम जानना है।`
export const designPoints = [
  'आपका अपना डिज़ाइन, किसी और के पास नहीं',
  'सबसे पहले फ़ोन के लिए, हमारे हर डिज़ाइन की तरह',
  'आपकी अभी की डिश, दाम और QR कोड के साथ चलता है',
  'तैयार होते ही आपके डैशबोर्ड में मिल जाता है',
]

export const questionsTitle = 'दाम के बारे में सवाल'
export const signUpTitle = 'अपने ठेले पर आज़माएँ'
export const signUpText = 'मुफ़्त खाता बनाएँ, मेनू बनाएँ, और जब प्रोफ़ेशनल 7 दिन मुफ़्त आज़माना हो, हमें बताएँ।'
export const startTrial = 'मुफ़्त आज़माएँ'
export const signIn = 'लॉग इन'
