export const title = 'डिज़ाइन'
export const description = 'ग्राहकों को मेनू ऐसा दिखता है। हर डिज़ाइन अपने मेनू पर आज़माएँ।'
export const loading = 'डिज़ाइन लोड हो रहे हैं'
export const failed = 'डिज़ाइन लोड नहीं हो पाए।'
export const offersFailed = 'प्रीमियम और खास डिज़ाइन लोड नहीं हो पाए।'
export const loadFailed = 'डिज़ाइन लोड नहीं हो पाए'
export const nothing = 'आपके खाते के लिए अभी कोई डिज़ाइन नहीं है'
export const help = 'मदद चाहिए?'
export const helpHint = 'हम चुनने में मदद कर सकते हैं, या सिर्फ़ आपकी दुकान के लिए डिज़ाइन बना सकते हैं।'
export const advice = 'सलाह लें'
export const custom = 'खास डिज़ाइन'

/** Of the names and descriptions in the catalogue, which are English; others stay as they are. */
export const catalogue: Record<string, string> = {
  'Default layout': 'डिफ़ॉल्ट लेआउट',
  'A simple, fast list: filters and categories on top, comfortable rows below.':
    'सीधी, तेज़ सूची: ऊपर फ़िल्टर और कैटेगरी, नीचे आराम से पढ़ने लायक लाइनें।',
  Basic: 'बेसिक',
  'A printed menu card: small caps, dotted leaders, and prices aligned as in print.':
    'छपा हुआ मेनू कार्ड: सधे अक्षर, बिंदियों की लाइन और सीध में दाम।',
  'Modern Minimal': 'मॉडर्न मिनिमल',
  'A gallery wall: large light headings, hairlines, one accent and plenty of white.':
    'साफ़ दीवार जैसा: बड़े हल्के शीर्षक, पतली लाइनें, एक रंग और खूब सफ़ेद।',
  'Street Food Vibrant': 'स्ट्रीट फ़ूड वाइब्रेंट',
  'Indian truck art and painted stall signs: sunbursts, thick outlines and sticker badges.':
    'ट्रक आर्ट और ठेले के पेंट जैसा: सूरज की किरणें, मोटी लाइनें और स्टिकर।',
  'Digital Menu V2': 'डिजिटल मेनू V2',
  'An ordering app: large pictures, icon chips, and a cart to show at the counter.':
    'ऑर्डर वाले ऐप जैसा: बड़ी फ़ोटो, छोटे निशान, और काउंटर पर दिखाने के लिए पर्ची।',
  Skeleton: 'स्केलेटन',
  'A plain layout: greys, clear lines, and everything in its place.':
    'सादा रूप: हल्के रंग, साफ़ लाइनें, और हर चीज़ अपनी जगह।',
  Luxury: 'लक्ज़री',
  'A fine-dining evening: dark cloth, golden hairlines and candle light.':
    'शानदार शाम जैसा: गहरा कपड़ा, सुनहरी लाइनें और मोमबत्ती की रोशनी।',
}
/** What a vendor would call our own designs, by their ids. */
export const plainNames: Record<string, string> = {
  BasicTemplate: 'छपे मेनू कार्ड जैसा',
  ModernMinimal: 'शांत, बड़े शीर्षक वाला',
  StreetFoodVibrant: 'चटख, रंगे हुए ठेले जैसा',
  digital_menuV2: 'पहले फ़ोटो, ऑर्डर वाले ऐप जैसा',
  TemplateSkeleton: 'सादा और साफ़',
  LuxuryMenuTemplate: 'गहरा और शानदार, शाम के लिए',
}

export const apply = 'लगाएँ'
export const applyNamed = '<name></name>लगाएँ'
export const applied = 'लगा हुआ है'
export const noChanges = 'कोई बदलाव नहीं'
export const appliedSuccessfully = 'डिज़ाइन लग गया! अब ग्राहकों को यही दिखेगा।'
export const applyFailed = 'डिज़ाइन नहीं लग पाया। फिर कोशिश करें।'
export const preview = '<name></name>देखें'
export const loadingPreview = 'लोड हो रहा है'
export const previewFailed = 'दिखाने के लिए आपका मेनू लोड नहीं हो पाया।'
export const granted = 'आपको मिला है'
export const grantedUntil = (date: string) => `${date} तक आपका`

export const offers = 'प्रीमियम और खास डिज़ाइन'
export const offersHint = 'माँगें, फिर हम चैट या ईमेल से पैसे की बात करेंगे। इस पेज पर कोई पैसा नहीं लगता।'
export const premiumBadge = 'प्रीमियम'
export const customBadge = 'खास'
export const requested = 'माँगा है'
export const declined = 'मना हुआ'
export const expired = 'समय खत्म'
export const expiredOn = (date: string) => `${date} को समय खत्म`
export const priceOnRequest = 'दाम पूछने पर'
export const request = '<name></name>माँगें'
export const requestAgain = '<name></name>फिर माँगें'
export const requestQuestion = (name: string) => `"${name}" माँगना है?`
export const requestHint = (price: string, email: string) =>
  `${price}। हम चैट से या ${email} से पैसे की बात करेंगे। अभी कोई पैसा नहीं लगता; हमारी मंज़ूरी के बाद आप डिज़ाइन लगा सकते हैं।`
export const sendRequest = 'माँग भेजें'
export const sending = 'भेज रहे हैं...'
export const requestFailed = 'डिज़ाइन की माँग नहीं जा पाई। फिर कोशिश करें।'
export const requestedOn = (date: string) => `${date} को माँगा।`
export const howToPay = (email: string) =>
  `हम पैसे की बात करने के लिए आपसे संपर्क करेंगे। आप <chat>हमसे चैट</chat> भी कर सकते हैं या <mail>${email}</mail> पर लिख सकते हैं।`
