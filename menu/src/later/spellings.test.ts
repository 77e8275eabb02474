import { foldQuery, foldText } from '@thela/contract/values/fold-text'
import { expect, test } from 'vitest'
import { resembles, soundsLike } from './similar-names.ts'

/** Names of dishes as people write them, each line one dish: in Latin letters as they come, and in ten scripts. */
const dishes = [
  [
    'pani puri',
    'panipuri',
    'paani poori',
    'Pani-Puri',
    'पानी पूरी',
    'पाणी पुरी',
    'પાણીપુરી',
    'পানি পুরি',
    'ਪਾਣੀ ਪੂਰੀ',
    'ପାଣି ପୁରି',
    'పానీ పూరి',
    'ಪಾನಿ ಪೂರಿ',
    'പാനി പൂരി',
    'பானி பூரி',
  ],
  ['dosa', 'dosai', 'dhosa', 'दोसा', 'डोसा', 'ઢોસા', 'ਡੋਸਾ', 'ଦୋସା', 'దోస', 'ದೋಸೆ', 'ദോശ', 'தோசை'],
  ['vada pav', 'wada pav', 'vada paav', 'vadapav', 'वडा पाव', 'वड़ा पाव', 'વડાપાવ', 'વડા પાઉં', 'vada pao'],
  [
    'masala chai',
    'masala chaay',
    'masala chay',
    'मसाला चाय',
    'મસાલા ચાય',
    'মসলা চাই',
    'ਮਸਾਲਾ ਚਾਏ',
    'మసాలా చాయ్',
    'ಮಸಾಲಾ ಚಾಯ್',
  ],
  ['pav bhaji', 'paav bhaji', 'pav bhajee', 'पाव भाजी', 'પાવ ભાજી', 'પાંઉ ભાજી', 'pao bhaji'],
  ['samosa', 'samosaa', 'samose', 'समोसा', 'समोसे', 'સમોસા', 'સમોસું', 'ਸਮੋਸਾ', 'సమోసా', 'ಸಮೋಸಾ', 'സമോസ', 'சமோசா'],
  ['jalebi', 'jilebi', 'jaleebi', 'जलेबी', 'જલેબી', 'ਜਲੇਬੀ', 'జిలేబీ'],
  [
    'biryani',
    'biriyani',
    'briyani',
    'बिरयानी',
    'बिर्यानी',
    'બિરયાની',
    'বিরিয়ানি',
    'ਬਿਰਯਾਨੀ',
    'ବିରିୟାନି',
    'బిర్యాని',
    'ಬಿರಿಯಾನಿ',
    'ബിരിയാണി',
    'பிரியாணி',
  ],
  ['idli', 'idly', 'iddli', 'इडली', 'ઇડલી', 'ইডলি', 'ఇడ్లీ', 'ಇಡ್ಲಿ', 'ഇഡ്ഡലി', 'இட்லி'],
  ['lassi', 'lasi', 'lassee', 'लस्सी', 'લસ્સી', 'ਲੱਸੀ', 'লস্যি', 'ಲಸ್ಸಿ'],
  [
    'paneer tikka',
    'panir tika',
    'paneer tika',
    'पनीर टिक्का',
    'પનીર ટિક્કા',
    'ਪਨੀਰ ਟਿੱਕਾ',
    'పనీర్ టిక్కా',
    'ಪನೀರ್ ಟಿಕ್ಕಾ',
  ],
  ['aloo tikki', 'alu tikki', 'aaloo tiki', 'आलू टिक्की', 'આલુ ટિક્કી', 'ਆਲੂ ਟਿੱਕੀ', 'আলু টিক্কি'],
  ['chole bhature', 'chhole bhature', 'chole bhatoore', 'chole bhatura', 'छोले भटूरे', 'છોલે ભટુરે', 'ਛੋਲੇ ਭਟੂਰੇ'],
  ['kulfi', 'kulphi', 'kulfee', 'कुल्फी', 'कुल्फ़ी', 'કુલ્ફી', 'ਕੁਲਫ਼ੀ', 'ಕುಲ್ಫಿ'],
  [
    'gulab jamun',
    'gulaab jaamun',
    'gulab jaman',
    'गुलाब जामुन',
    'ગુલાબ જામુન',
    'গোলাপ জামুন',
    'ਗੁਲਾਬ ਜਾਮਨ',
    'గులాబ్ జామున్',
    'ಗುಲಾಬ್ ಜಾಮೂನ್',
  ],
  ['momo', 'momos', 'मोमो', 'મોમો', 'মোমো'],
  ['undhiyu', 'undhiyoon', 'ઊંધિયું', 'ઉંધિયુ', 'उंधियू', 'ऊंधियु'],
  ['bhel', 'bhell', 'ભેળ', 'भेल', 'भेळ', 'ভেল'],
  ['thepla', 'theplaa', 'થેપલા', 'थेपला'],
  ['khaman', 'khamman', 'ખમણ', 'खमण', 'खमन'],
  ['dhokla', 'dhokala', 'dhoklaa', 'ઢોકળા', 'ઢોકળાં', 'ढोकला', 'ढोकळा'],
  ['locho', 'lochho', 'લોચો', 'लोचो'],
  ['khandvi', 'khandavi', 'ખાંડવી', 'खांडवी'],
  ['handvo', 'handwo', 'હાંડવો', 'हांडवो'],
  ['fafda', 'phaphda', 'faafda', 'ફાફડા', 'फाफड़ा', 'फाफडा'],
  ['dabeli', 'daabeli', 'દાબેલી', 'दाबेली'],
  ['misal pav', 'missal pav', 'मिसळ पाव', 'मिसल पाव', 'મિસળ પાવ'],
  ['poha', 'pohe', 'pauha', 'पोहा', 'पोहे', 'પોહા'],
  ['upma', 'uppma', 'upama', 'उपमा', 'ઉપમા', 'ఉప్మా', 'ಉಪ್ಮಾ'],
  ['uttapam', 'utappam', 'oothappam', 'उत्तपम', 'ઉત્તપમ', 'ఊతప్పం', 'ಉತ್ತಪ್ಪ'],
  ['medu vada', 'medhu vada', 'medu wada', 'मेदू वड़ा', 'મેદુ વડા', 'మెదు వడ', 'ಮೆದು ವಡೆ'],
  ['sambar', 'sambhar', 'saambaar', 'सांभर', 'सांबर', 'સાંભાર', 'సాంబార్', 'ಸಾಂಬಾರ್', 'സാമ്പാർ', 'சாம்பார்'],
  ['rasam', 'rassam', 'रसम', 'రసం', 'ರಸಂ', 'രസം'],
  ['paratha', 'parantha', 'paraatha', 'पराठा', 'परांठा', 'પરાઠા', 'ਪਰਾਂਠਾ'],
  ['porotta', 'parotta', 'പൊറോട്ട', 'பரோட்டா', 'পরোটা'],
  ['naan', 'nan', 'नान', 'નાન', 'ਨਾਨ', 'নান'],
  ['roti', 'rotee', 'rotti', 'रोटी', 'રોટી', 'রুটি', 'ਰੋਟੀ'],
  ['dal makhani', 'daal makhani', 'dal makhni', 'दाल मखनी', 'દાલ મખની', 'ਦਾਲ ਮੱਖਣੀ'],
  ['rajma chawal', 'raajma chaval', 'rajmah chawal', 'राजमा चावल', 'રાજમા ચાવલ', 'ਰਾਜਮਾ ਚੌਲ'],
  ['kadhi', 'kadi', 'kadhee', 'कढ़ी', 'કઢી', 'ਕੜ੍ਹੀ'],
  ['kachori', 'kachauri', 'kachodi', 'कचौड़ी', 'कचोरी', 'કચોરી', 'কচুরি'],
  ['rabdi', 'rabri', 'rabadi', 'रबड़ी', 'રબડી', 'ਰਬੜੀ'],
  ['rasgulla', 'rasagulla', 'rosogolla', 'रसगुल्ला', 'રસગુલ્લા', 'রসগোল্লা', 'ରସଗୋଲା'],
  ['laddu', 'ladoo', 'laddoo', 'लड्डू', 'લાડુ', 'ਲੱਡੂ', 'లడ్డూ', 'ಲಡ್ಡು'],
  ['halwa', 'halva', 'haluwa', 'हलवा', 'હલવો', 'হালুয়া', 'ਹਲਵਾ', 'ಹಲ್ವಾ'],
  ['kheer', 'khir', 'खीर', 'ખીર', 'ਖੀਰ', 'ক্ষীর'],
  ['shrikhand', 'shreekhand', 'srikhand', 'श्रीखंड', 'શ્રીખંડ'],
  ['chhaas', 'chaas', 'chhash', 'છાશ'],
  ['chhachh', 'chhaachh', 'छाछ'],
  ['nimbu pani', 'nimboo paani', 'नींबू पानी', 'નિંબુ પાણી', 'ਨਿੰਬੂ ਪਾਣੀ'],
  ['thandai', 'thandaai', 'ठंडाई', 'ઠંડાઈ', 'ਠੰਡਾਈ'],
  ['falooda', 'faluda', 'phaluda', 'फालूदा', 'ફાલુદા', 'ফালুদা'],
  ['coffee', 'kofi', 'kaufi', 'कॉफी', 'कॉफ़ी', 'કોફી', 'কফি', 'ਕੌਫੀ', 'కాఫీ', 'ಕಾಫಿ', 'കാപ്പി'],
  ['sandwich', 'sendwich', 'सैंडविच', 'સેન્ડવીચ', 'স্যান্ডউইচ', 'ਸੈਂਡਵਿਚ'],
  ['burger', 'bargar', 'बर्गर', 'બર્ગર', 'বার্গার', 'ਬਰਗਰ'],
  ['pizza', 'piza', 'पिज़्ज़ा', 'पिज्जा', 'પિઝા', 'પિઝ્ઝા', 'পিজা', 'ਪੀਜ਼ਾ'],
  ['manchurian', 'manchuriyan', 'मंचूरियन', 'મંચુરિયન', 'মাঞ্চুরিয়ান'],
  ['hakka noodles', 'haka noodles', 'हक्का नूडल्स', 'હક્કા નૂડલ્સ', 'হাক্কা নুডলস'],
  ['fried rice', 'fraid rais', 'फ्राइड राइस', 'ફ્રાઇડ રાઇસ', 'ফ্রাইড রাইস', 'ఫ్రైడ్ రైస్'],
  ['butter chicken', 'batar chikan', 'बटर चिकन', 'બટર ચિકન', 'ਬਟਰ ਚਿਕਨ'],
  ['tandoori chicken', 'tanduri chicken', 'तंदूरी चिकन', 'તંદુરી ચિકન', 'তন্দুরি চিকেন', 'ਤੰਦੂਰੀ ਚਿਕਨ'],
  ['seekh kebab', 'sikh kabab', 'seekh kabab', 'सीख कबाब', 'सींख कबाब', 'સીખ કબાબ'],
  ['kathi roll', 'kaathi roll', 'kati roll', 'काठी रोल', 'કાઠી રોલ', 'কাঠি রোল'],
  ['omelette', 'omlet', 'omlette', 'ऑमलेट', 'आमलेट', 'ઓમલેટ', 'આમલેટ', 'অমলেট'],
  ['bhurji', 'burji', 'bhurjee', 'भुर्जी', 'ભુરજી', 'ਭੁਰਜੀ'],
  ['paan', 'pan', 'पान', 'પાન', 'পান', 'ਪਾਨ'],
  ['ice cream', 'icecream', 'aiskrim', 'आइसक्रीम', 'આઇસક્રીમ', 'আইসক্রিম', 'ਆਈਸਕ੍ਰੀਮ'],
  ['chocolate shake', 'choklet shek', 'चॉकलेट शेक', 'ચોકલેટ શેક', 'চকলেট শেক'],
  ['cheese', 'chiz', 'चीज़', 'चीज', 'ચીઝ', 'চিজ', 'ਚੀਜ਼'],
]

/** Every other spelling with the first of its dish. */
const pairs = dishes.flatMap(([first = '', ...others]) => others.map((other) => [first, other] as const))

type Finds = (written: string, typed: string) => boolean

const missedBy = (finds: Finds) =>
  pairs.filter(([one, other]) => !finds(one, other) || !finds(other, one)).map((pair) => pair.join(' / '))

const share = (missed: string[]) => 1 - missed.length / pairs.length

test('of nearly four hundred spellings at least 95 in 100 are found on a menu, both ways [LANG-09]', () => {
  const missed = missedBy((written, typed) => soundsLike(written, typed) || resembles(written, typed))
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  expect(share(missed), missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('nine in ten of them sound the same, without a letter to forgive [LANG-09]', () => {
  const missed = missedBy((written, typed) => foldText(written).startsWith(foldQuery(typed)))
  expect(share(missed), missed.join('\n')).toBeGreaterThanOrEqual(0.9)
})

test('no dish of the list sounds like another', () => {
  const sounds = dishes.map(([first = '']) => foldText(first))
  expect(sounds.filter((sound, at) => sounds.indexOf(sound) !== at)).toEqual([])
})
