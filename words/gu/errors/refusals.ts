/** What the server answers. */
export const refusals = {
  'Authentication required': 'પહેલાં લૉગ ઇન કરો',
  'Session expired. Please login again.': 'તમે લૉગ આઉટ થઈ ગયા છો. ફરી લૉગ ઇન કરો.',
  'Access denied. You do not have permission to perform this action.': 'તમને આ કરવાની પરવાનગી નથી.',
  'Resource not found.': 'આ મળ્યું નહીં.',
  'Validation error': 'કેટલીક માહિતી બરાબર નથી',
  'Invalid JSON format': 'મોકલેલી માહિતી બરાબર નથી',
  'Too many requests. Please try again later.': 'બહુ વાર પ્રયાસ થયો. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  'Server error. Please try again later.': 'અમારી બાજુ ગડબડ થઈ. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  'The server has no space left to store this. Please try again later.':
    'હાલ સેવ કરવાની જગ્યા નથી. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  'The site is under maintenance. Please try again later.':
    'સાઇટ પર હાલ કામ ચાલે છે. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  'Resource conflict': 'આ પહેલેથી છે',
  'Bad request': 'આ થઈ શક્યું નહીં. ફરી પ્રયાસ કરો.',
  'The request is too large': 'આ બહુ મોટું છે',
  'Unsupported content type': 'આવી ફાઇલ નહીં ચાલે',
  '{what} not found': 'આ મળ્યું નહીં',
  'This was already saved with other values. Please close the form and look at the list.':
    'આ પહેલેથી બીજી માહિતી સાથે સેવ થયું છે. ફોર્મ બંધ કરીને યાદી જુઓ.',

  // Accounts
  'Invalid credentials': 'ફોન નંબર કે પાસવર્ડ ખોટો છે',
  'Phone number already registered': 'આ ફોન નંબરનું ખાતું પહેલેથી છે',
  'Email already registered': 'આ ઈમેલનું ખાતું પહેલેથી છે',
  'Current password is incorrect': 'હાલનો પાસવર્ડ ખોટો છે',
  'Your account has been banned. Reason: {reason}': 'તમારું ખાતું બંધ કરવામાં આવ્યું છે. કારણ: {reason}',
  'not given': 'જણાવ્યું નથી',
  'New vendor registrations are currently closed.': 'નવાં ખાતાં હાલ બનતાં નથી.',
  'Email verified successfully!': 'ઈમેલ પાકું થઈ ગયું!',
  'Verification email sent. Please check your inbox.': 'ઈમેલ મોકલ્યું છે. તમારું ઇનબૉક્સ જુઓ.',
  'This link is invalid or has expired.': 'આ લિંક ખોટી છે કે જૂની થઈ ગઈ છે.',
  'Email is already verified': 'ઈમેલ પહેલેથી પાકું છે',
  'There is no email address on file. Add one in your profile first.': 'તમારું ઈમેલ નથી. પહેલાં પ્રોફાઇલમાં ઉમેરો.',
  'Emails cannot be sent at the moment. Please try again later.':
    'હાલ ઈમેલ મોકલાતા નથી. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  'This password is too common. Please choose another one.': 'આ પાસવર્ડ બહુ સામાન્ય છે. બીજો પસંદ કરો.',
  'Please do not use your phone number as your password.': 'તમારા ફોન નંબરને પાસવર્ડ ન બનાવો.',
  'Message sent successfully!': 'સંદેશ મોકલાઈ ગયો!',

  // The menu
  'A category with this name already exists. Please choose a different name.':
    'આ નામની કેટેગરી પહેલેથી છે. બીજું નામ પસંદ કરો.',
  'A menu can have at most {max} categories': 'એક મેનૂમાં વધુમાં વધુ {max} કેટેગરી હોઈ શકે',
  'A menu can have at most {max} categories: there is room for {room} more, and this list has {count} new ones':
    'એક મેનૂમાં વધુમાં વધુ {max} કેટેગરી હોઈ શકે: હજી {room} ઉમેરી શકાય, આ યાદીમાં {count} નવી છે',
  '{limit}: there is room for {room} more, and this list has {count}':
    '{limit}: હજી {room} ઉમેરી શકાય, આ યાદીમાં {count} છે',
  'The list has an unknown or repeated category': 'યાદી બદલાઈ ગઈ છે. પેજ ફરી ખોલો.',
  'The list has an unknown or repeated item': 'યાદી બદલાઈ ગઈ છે. પેજ ફરી ખોલો.',
  'Some of these items are not on your menu or are listed twice. Please select them again.':
    'આમાંની કેટલીક ડિશ હવે મેનૂમાં નથી. ફરી પસંદ કરો.',
  'This can no longer be undone': 'આ હવે પાછું નહીં થાય',
  'The menu has no room for the deleted items any more': 'કાઢી નાખેલી ડિશ માટે મેનૂમાં હવે જગ્યા નથી',
  '; {items} could not be restored': '; {items} પાછી ન આવી શકી',
  '{items} restored{rest}': '{items} પાછી આવી{rest}',
  '{count} item': '{count} ડિશ',
  '{count} items': '{count} ડિશ',
  'The visits of the past days are still being counted. Please try again in a few minutes.':
    'પાછલા દિવસોની ગણતરી હજી ચાલે છે. થોડી મિનિટ પછી ફરી પ્રયાસ કરો.',
  'Invalid menu URL': 'મેનૂનું સરનામું બરાબર નથી',

  // Pictures
  'No image file provided': 'કોઈ ફોટો પસંદ કર્યો નથી',
  'Only one image at a time': 'એક વારમાં એક જ ફોટો',
  'At most {max} images at a time': 'એક વારમાં વધુમાં વધુ {max} ફોટો',
  'The form could not be read': 'ફાઇલ વાંચી ન શકાઈ. ફરી પ્રયાસ કરો.',
  'Pictures and files cannot be stored or read right now. Please try again in a few minutes.':
    'ફોટો અને ફાઇલો હાલ સેવ થતાં નથી. થોડી મિનિટ પછી ફરી પ્રયાસ કરો.',
  'You may not use this folder': 'આ જગ્યા તમારા માટે નથી',
  'File size must be less than {max}MB': 'ફાઇલ {max} MB થી નાની જોઈએ',
  'File type must be one of: {types}': 'ફાઇલ આમાંની જોઈએ: {types}',
  'Image must be at most 40 megapixels': 'ફોટો 40 મેગાપિક્સેલથી મોટો ન હોવો જોઈએ',
  'Kind must be logo or cover': 'લોગો કે કવર પસંદ કરો',
  'Your picture storage is full. Please remove pictures you no longer need and try again.':
    'ફોટોની જગ્યા ભરાઈ ગઈ છે. જૂના ફોટો કાઢીને ફરી પ્રયાસ કરો.',
  'You have uploaded too many files in the last hour. Please try again in {wait}.':
    'છેલ્લા એક કલાકમાં બહુ ફાઇલો મૂકી. {wait} પછી ફરી પ્રયાસ કરો.',
  '1 minute': '1 મિનિટ',
  '{count} minutes': '{count} મિનિટ',
  'Many photos are being read right now. Please try again in a minute.':
    'હાલ ઘણા ફોટો વંચાઈ રહ્યા છે. એક મિનિટ પછી ફરી પ્રયાસ કરો.',
  'This photo could not be read. Please take it closer, one part of the menu at a time, or paste your list.':
    'આ ફોટો વાંચી ન શકાયો. નજીકથી લો, મેનૂનો એક-એક ભાગ, કે તમારી યાદી પેસ્ટ કરો.',
  'The photo could not be read': 'ફોટો વાંચી ન શકાયો',

  // Designs
  'You have already asked for this template. We will contact you.':
    'તમે આ ડિઝાઇન પહેલેથી માગી છે. અમે તમારો સંપર્ક કરીશું.',
  'You already have access to this template': 'આ ડિઝાઇન તમારી પાસે પહેલેથી છે',
  'This template is free for every vendor': 'આ ડિઝાઇન બધા માટે મફત છે',
  'Request received. We will contact you to arrange the payment; you can also reach us at {email} or {chat}.':
    'અમને મળી ગયું. પૈસા માટે અમે તમારો સંપર્ક કરીશું; તમે પણ અમને {email} કે {chat} પર લખી શકો.',
  'This template is not available for your account.': 'આ ડિઝાઇન તમારા ખાતા માટે નથી.',
  'Please select a theme of this template': 'આ ડિઝાઇનનો રંગ પસંદ કરો',
}
