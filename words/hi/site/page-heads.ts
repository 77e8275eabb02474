// The title is in the browser's tab, the description in search results and shared links. {siteName} is filled in.
export const homeDescription =
  'अपने फ़ोन पर मेनू बनाएँ, एक QR कोड छापें, और ग्राहक देखें कि आज क्या बना है। कोई ऐप नहीं। स्टार्टर प्लान हमेशा मुफ़्त।'
export const aboutTitle = 'हमारे बारे में'
export const aboutDescription =
  '{siteName} क्यों बना: अच्छे मेनू के लिए न छपाई चाहिए, न डिज़ाइनर, न महँगा फ़ोन। हमारी सोच, हमारा सफ़र, और सूरत में हमसे कैसे मिलें।'
export const pricingTitle = 'दाम'
export const pricingDescription =
  'स्टार्टर हमेशा मुफ़्त है और विज्ञापन दिखाता है। प्रोफ़ेशनल ₹199 महीना, बिना विज्ञापन, 7 दिन मुफ़्त आज़माएँ। शुरू करने का कोई पैसा नहीं, जब चाहें बंद करें।'
export const contactTitle = 'संपर्क'
export const contactDescription = 'हमें लिखें, फ़ोन करें या चैट करें: हम 24 घंटे में जवाब देते हैं। साथ में तीस आम सवालों के जवाब।'
export const helpTitle = 'मदद'
export const helpDescription =
  'दुकानदार खाता कैसे बनाए, मेनू में डिश कैसे जोड़े, डिज़ाइन कैसे चुने, कोड कैसे छापे और रोज़ {siteName} कैसे चलाए, तस्वीरों के साथ।'
export const privacyTitle = 'प्राइवेसी'
export const privacyDescription =
  '{siteName} दुकानदारों और ग्राहकों के बारे में क्या रखता है, क्यों, कब तक, और उसे कैसे देखें, बदलें, डाउनलोड करें या हटाएँ। आपका डेटा कभी नहीं बिकता।'
export const termsTitle = 'शर्तें'
export const termsDescription = '{siteName} की शर्तें, आसान भाषा में, चौदह छोटे हिस्सों में।'
