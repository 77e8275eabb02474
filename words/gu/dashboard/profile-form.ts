export const business = 'દુકાનની માહિતી'
export const businessHint = 'આ તમારા મેનૂ પર બધાને દેખાય છે.'
export const logo = 'લોગો (જરૂરી નથી)'
export const cover = 'ઉપરનો ફોટો (જરૂરી નથી)'
export const coverHint =
  'ડિફૉલ્ટ લેઆઉટ, મૉડર્ન મિનિમલ અને સ્કેલેટનમાં તે મેનૂની સૌથી ઉપર દેખાય છે, અને મેનૂની લિંક સાથે પણ. બીજી ડિઝાઇનમાં તેની જગ્યા નથી.'
export const unsavedChanges = 'તમારા ફેરફાર સેવ થયા નથી'
export const save = 'ફેરફાર સેવ કરો'
export const saving = 'સેવ થાય છે...'
export const noChanges = 'સેવ કરવા માટે કોઈ ફેરફાર નથી'

export const fullName = 'પૂરું નામ'
export const businessName = 'દુકાનનું નામ'
export const linkWillChange = (link: string) =>
  `<strong>તમારા મેનૂની લિંક બદલાઈ જશે.</strong> નવી લિંક હશે <link>${link}</link>. છાપેલા QR કોડ ચાલતા રહેશે: જૂની લિંકથી નવી ખૂલશે.`
export const phone = 'ફોન નંબર'
export const phoneHint = 'તમે આ નંબરથી લૉગ ઇન કરો છો.'
export const email = 'ઈમેલ (જરૂરી નથી)'
export const address = 'સરનામું (જરૂરી નથી)'
export const showPhone = 'મેનૂ પર મારો નંબર બતાવો'
export const showPhoneHint = 'જે કોઈ મેનૂ ખોલે, તે આ જોઈ શકે અને તમને ફોન કરી શકે. આના વિના મેનૂ પર ફોનનું બટન નહીં હોય.'
export const passwordNeeded =
  'તમે ફોન નંબરથી લૉગ ઇન કરો છો, અને અમે સંદેશા તમારા ઈમેલ પર મોકલીએ છીએ. તે બદલવા માટે તમારો પાસવર્ડ નાખો.'
export const password = 'પાસવર્ડથી ખાતરી કરો'

export const countryMissing = 'દેશ પસંદ કરો'
export const stateMissing = 'રાજ્ય પસંદ કરો'
export const cityMissing = 'શહેર પસંદ કરો'
export const areaMissing = 'વિસ્તાર પસંદ કરો'

export const openingTime = 'ખૂલવાનો સમય'
export const closingTime = 'બંધ થવાનો સમય'
export const notSet = 'નાખ્યું નથી'
export const cuisine = 'કેવું ખાવાનું'
export const cuisines = {
  Italian: 'ઇટાલિયન',
  Indian: 'ભારતીય',
  Chinese: 'ચાઇનીઝ',
  Mexican: 'મેક્સિકન',
  Japanese: 'જાપાની',
  Thai: 'થાઈ',
  American: 'અમેરિકન',
  Mediterranean: 'મેડિટરેનિયન',
  French: 'ફ્રેન્ચ',
  Korean: 'કોરિયન',
  Vietnamese: 'વિયેતનામી',
  Greek: 'ગ્રીક',
  Spanish: 'સ્પેનિશ',
  Lebanese: 'લેબનાની',
  Turkish: 'તુર્કી',
  Fusion: 'ફ્યુઝન',
  Other: 'બીજું કોઈ',
}
export const priceRange = 'ભાવનું સ્તર'
export const priceRangeHint = '$ (સસ્તું) થી $$$$ (મોંઘું) સુધી.'
export const tagline = 'એક લીટીનો પરિચય (જરૂરી નથી)'
export const description = 'દુકાન વિશે (જરૂરી નથી)'
export const fssaiNumber = 'FSSAI લાઇસન્સ નંબર (જરૂરી નથી)'
export const fssaiNumberHint = '14 આંકડા. ગ્રાહકોને તમારા મેનૂના અંતે દેખાશે.'
export const showTime = 'બનવામાં લાગતો સમય બતાવો'
export const showTimeHint = 'જે ડિશનો પોતાનો સમય નથી, તેના માટે: 5-10 મિનિટ, ડિજિટલ મેનૂ V2 ડિઝાઇનમાં 15-20 મિનિટ.'

export const languages = 'મેનૂની ભાષાઓ'
export const languagesHint =
  'ગ્રાહકો તમારું મેનૂ આ બધી ભાષામાં વાંચી શકે છે. દરેક ભાષામાં તમે જાતે લખો છો, કેટેગરી અને ડિશના ફોર્મમાં.'
export const mainLanguage = 'મુખ્ય ભાષા'
export const mainLanguageHint = 'તમારા મેનૂનાં નામ અને વર્ણન આ ભાષામાં છે. જે બીજી ભાષામાં લખ્યું નથી, તે આમાં દેખાય છે.'
export const newMainLanguageHint = 'કંઈ અનુવાદ થતો નથી: તમે આ ભાષામાં જે લખ્યું છે તે મુખ્ય બનશે, બાકીનું જેમ છે તેમ રહેશે.'
export const secondLanguage = 'બીજી ભાષા (જરૂરી નથી)'
export const thirdLanguage = 'ત્રીજી ભાષા (જરૂરી નથી)'
export const noLanguage = 'કોઈ નહીં'
export const taglineExample = 'સારું ખાવાનું, સારી સેવા'
