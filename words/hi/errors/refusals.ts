/** What the server answers. */
export const refusals = {
  'Authentication required': 'पहले लॉग इन करें',
  'Session expired. Please login again.': 'आप लॉग आउट हो गए हैं। फिर से लॉग इन करें।',
  'Access denied. You do not have permission to perform this action.': 'आपको यह करने की इजाज़त नहीं है।',
  'Resource not found.': 'यह नहीं मिला।',
  'Validation error': 'कुछ जानकारी ठीक नहीं है',
  'Invalid JSON format': 'भेजी गई जानकारी ठीक नहीं है',
  'Too many requests. Please try again later.': 'बहुत बार कोशिश हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'Server error. Please try again later.': 'हमारी तरफ़ से गड़बड़ी हुई। थोड़ी देर बाद फिर कोशिश करें।',
  'The server has no space left to store this. Please try again later.':
    'अभी सेव करने की जगह नहीं है। थोड़ी देर बाद फिर कोशिश करें।',
  'The site is under maintenance. Please try again later.':
    'साइट पर अभी काम चल रहा है। थोड़ी देर बाद फिर कोशिश करें।',
  'Resource conflict': 'यह पहले से मौजूद है',
  'Bad request': 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  'The request is too large': 'यह बहुत बड़ा है',
  'Unsupported content type': 'इस तरह की फ़ाइल नहीं चलेगी',
  '{what} not found': 'यह नहीं मिला',
  'This was already saved with other values. Please close the form and look at the list.':
    'यह पहले ही अलग जानकारी के साथ सेव हो चुका है। फ़ॉर्म बंद करके सूची देखें।',

  // Accounts
  'Invalid credentials': 'फ़ोन नंबर या पासवर्ड गलत है',
  'Phone number already registered': 'इस फ़ोन नंबर से खाता पहले से बना है',
  'Email already registered': 'इस ईमेल से खाता पहले से बना है',
  'Current password is incorrect': 'अभी का पासवर्ड गलत है',
  'Your account has been banned. Reason: {reason}': 'आपका खाता बंद कर दिया गया है। वजह: {reason}',
  'not given': 'नहीं बताई गई',
  'New vendor registrations are currently closed.': 'नए खाते अभी नहीं बन रहे हैं।',
  'Email verified successfully!': 'ईमेल पक्का हो गया!',
  'Verification email sent. Please check your inbox.': 'ईमेल भेज दिया है। अपना इनबॉक्स देखें।',
  'This link is invalid or has expired.': 'यह लिंक गलत है या पुराना हो गया है।',
  'Email is already verified': 'ईमेल पहले ही पक्का हो चुका है',
  'There is no email address on file. Add one in your profile first.': 'आपका ईमेल नहीं है। पहले प्रोफ़ाइल में जोड़ें।',
  'Emails cannot be sent at the moment. Please try again later.':
    'ईमेल अभी नहीं जा रहे हैं। थोड़ी देर बाद फिर कोशिश करें।',
  'This password is too common. Please choose another one.': 'यह पासवर्ड बहुत आम है। कोई दूसरा चुनें।',
  'Please do not use your phone number as your password.': 'अपने फ़ोन नंबर को पासवर्ड न बनाएँ।',
  'Message sent successfully!': 'संदेश भेज दिया गया!',

  // The menu
  'A category with this name already exists. Please choose a different name.':
    'इस नाम की कैटेगरी पहले से है। कोई दूसरा नाम चुनें।',
  'A menu can have at most {max} categories': 'एक मेनू में ज़्यादा से ज़्यादा {max} कैटेगरी हो सकती हैं',
  'A menu can have at most {max} categories: there is room for {room} more, and this list has {count} new ones':
    'एक मेनू में ज़्यादा से ज़्यादा {max} कैटेगरी हो सकती हैं: {room} और जुड़ सकती हैं, इस सूची में {count} नई हैं',
  '{limit}: there is room for {room} more, and this list has {count}':
    '{limit}: {room} और जुड़ सकती हैं, इस सूची में {count} हैं',
  'The list has an unknown or repeated category': 'सूची बदल गई है। पेज को फिर से खोलें।',
  'The list has an unknown or repeated item': 'सूची बदल गई है। पेज को फिर से खोलें।',
  'Some of these items are not on your menu or are listed twice. Please select them again.':
    'इनमें से कुछ डिश अब मेनू में नहीं हैं। फिर से चुनें।',
  'This can no longer be undone': 'यह अब वापस नहीं हो सकता',
  'The menu has no room for the deleted items any more': 'हटाई गई डिश के लिए मेनू में अब जगह नहीं है',
  '; {items} could not be restored': '; {items} वापस नहीं आ सकीं',
  '{items} restored{rest}': '{items} वापस आ गईं{rest}',
  '{count} item': '{count} डिश',
  '{count} items': '{count} डिश',
  'The visits of the past days are still being counted. Please try again in a few minutes.':
    'पिछले दिनों की गिनती अभी चल रही है। कुछ मिनट बाद फिर कोशिश करें।',
  'Invalid menu URL': 'मेनू का पता ठीक नहीं है',

  // Pictures
  'No image file provided': 'कोई फ़ोटो नहीं चुनी गई',
  'Only one image at a time': 'एक बार में एक ही फ़ोटो',
  'At most {max} images at a time': 'एक बार में ज़्यादा से ज़्यादा {max} फ़ोटो',
  'The form could not be read': 'फ़ाइल पढ़ी नहीं जा सकी। फिर कोशिश करें।',
  'Pictures and files cannot be stored or read right now. Please try again in a few minutes.':
    'फ़ोटो और फ़ाइलें अभी सेव नहीं हो रहीं। कुछ मिनट बाद फिर कोशिश करें।',
  'You may not use this folder': 'यह जगह आपके लिए नहीं है',
  'File size must be less than {max}MB': 'फ़ाइल {max} MB से छोटी हो',
  'File type must be one of: {types}': 'फ़ाइल इनमें से हो: {types}',
  'Image must be at most 40 megapixels': 'फ़ोटो 40 मेगापिक्सेल से बड़ी न हो',
  'Kind must be logo or cover': 'लोगो या कवर में से चुनें',
  'Your picture storage is full. Please remove pictures you no longer need and try again.':
    'फ़ोटो की जगह भर गई है। पुरानी फ़ोटो हटाकर फिर कोशिश करें।',
  'You have uploaded too many files in the last hour. Please try again in {wait}.':
    'पिछले एक घंटे में बहुत फ़ाइलें डाली गईं। {wait} बाद फिर कोशिश करें।',
  '1 minute': '1 मिनट',
  '{count} minutes': '{count} मिनट',
  'Many photos are being read right now. Please try again in a minute.':
    'अभी बहुत सारी फ़ोटो पढ़ी जा रही हैं। एक मिनट बाद फिर कोशिश करें।',
  'This photo could not be read. Please take it closer, one part of the menu at a time, or paste your list.':
    'यह फ़ोटो पढ़ी नहीं जा सकी। पास से लें, मेनू का एक-एक हिस्सा, या अपनी सूची पेस्ट करें।',
  'The photo could not be read': 'फ़ोटो पढ़ी नहीं जा सकी',

  // Designs
  'You have already asked for this template. We will contact you.':
    'आप यह डिज़ाइन पहले ही माँग चुके हैं। हम आपसे बात करेंगे।',
  'You already have access to this template': 'यह डिज़ाइन आपके पास पहले से है',
  'This template is free for every vendor': 'यह डिज़ाइन सबके लिए मुफ़्त है',
  'Request received. We will contact you to arrange the payment; you can also reach us at {email} or {chat}.':
    'हमें मिल गया। पैसे के लिए हम आपसे बात करेंगे; आप भी हमें {email} या {chat} पर लिख सकते हैं।',
  'This template is not available for your account.': 'यह डिज़ाइन आपके खाते के लिए नहीं है।',
  'Please select a theme of this template': 'इस डिज़ाइन का रंग चुनें',
}
