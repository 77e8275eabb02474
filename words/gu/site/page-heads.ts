// The title is in the browser's tab, the description in search results and shared links. {siteName} is filled in.
export const homeDescription =
  'તમારા ફોન પર મેનૂ બનાવો, એક QR કોડ છાપો, અને ગ્રાહકો જુએ કે આજે શું બન્યું છે. કોઈ ઍપ નહીં. સ્ટાર્ટર પ્લાન કાયમ મફત.'
export const aboutTitle = 'અમારા વિશે'
export const aboutDescription =
  '{siteName} કેમ બન્યું: સારા મેનૂ માટે ન છપામણી જોઈએ, ન ડિઝાઇનર, ન મોંઘો ફોન. અમારી સમજ, અમારી સફર, અને સુરતમાં અમને કેવી રીતે મળવું.'
export const pricingTitle = 'ભાવ'
export const pricingDescription =
  'સ્ટાર્ટર કાયમ મફત છે અને જાહેરાત બતાવે છે. પ્રોફેશનલ મહિને ₹199, જાહેરાત વગર, 7 દિવસ મફત અજમાવો. શરૂ કરવાનો કોઈ ખર્ચ નહીં, ગમે ત્યારે બંધ કરો.'
export const contactTitle = 'સંપર્ક'
export const contactDescription =
  'અમને લખો, ફોન કરો કે ચૅટ કરો: અમે 24 કલાકમાં જવાબ આપીએ છીએ. સાથે ત્રીસ સામાન્ય સવાલોના જવાબ.'
export const helpTitle = 'મદદ'
export const helpDescription =
  'દુકાનદાર ખાતું કેવી રીતે બનાવે, મેનૂમાં ડિશ કેવી રીતે ઉમેરે, ડિઝાઇન પસંદ કરે, કોડ છાપે અને રોજ {siteName} કેવી રીતે વાપરે, ચિત્રો સાથે.'
export const privacyTitle = 'પ્રાઇવસી'
export const privacyDescription =
  '{siteName} દુકાનદારો અને ગ્રાહકો વિશે શું રાખે છે, કેમ, ક્યાં સુધી, અને એને કેવી રીતે જોવું, બદલવું, ડાઉનલોડ કરવું કે કઢાવવું. તમારો ડેટા કદી વેચાતો નથી.'
export const termsTitle = 'શરતો'
export const termsDescription = '{siteName}ની શરતો, સરળ ભાષામાં, ચૌદ ટૂંકા ભાગમાં.'
