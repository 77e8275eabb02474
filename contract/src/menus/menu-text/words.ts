/** Words on menu boards, in English, Hindi and Gujarati. All patterns are for cleaned lines: Latin digits, single spaces. */

export const CURRENCY = '(?:₹|rs\\.?|inr|rupees|rupee|रुपये|रुपए|रुपया|रु\\.?|रू\\.?|રૂપિયા|રૂપિયો|રૂ\\.?)'

/** 1200, 1,200, 1,20,000 and 12.50. */
export const AMOUNT = '(?:\\d{1,3}(?:,\\d{2,3})+|\\d+)(?:\\.\\d{1,2})?'

const UNIT =
  '(?:pieces|piece|pcs|pc|nos|grams|gram|gms|gm|g|kgs|kg|kilo|ml|litres|litre|ltr|l|plates|plate|scoops|scoop|inch|slices|slice|पीस|नग|ग्राम|किलो|मिली|लीटर|प्लेट|પીસ|નંગ|ગ્રામ|કિલો|મિલી|લિટર|પ્લેટ)'

/** A quantity that is no price: 2 pcs, 250 g, 1/2 kg. */
export const QUANTITY = `(?:\\d+\\/)?\\d+(?:\\.\\d+)? ?${UNIT}(?![\\p{L}\\p{M}\\d]| ?[:=])`

const sizeWords: [RegExp, string][] = [
  [/^(?:quarter|qtr|पाव प्लेट)$/u, 'Quarter'],
  [/^(?:half|hf|h|हाफ|हाफ़|आधा|आधी|હાફ|અડધી|અડધો)$/u, 'Half'],
  [/^(?:full|fl|f|फुल|फ़ुल|पूरा|पूरी प्लेट|ફુલ|ફૂલ|આખી|આખો)$/u, 'Full'],
  [/^(?:mini|मिनी|મિની)$/u, 'Mini'],
  [/^(?:small|sml|s|छोटा|छोटी|નાનું|નાની)$/u, 'Small'],
  [/^(?:regular|reg|r|रेगुलर|રેગ્યુલર)$/u, 'Regular'],
  [/^(?:medium|med|m|मीडियम|મીડિયમ)$/u, 'Medium'],
  [/^(?:large|lrg|l|big|बड़ा|बड़ी|મોટું|મોટી)$/u, 'Large'],
  [/^(?:single|सिंगल|સિંગલ)$/u, 'Single'],
  [/^(?:double|डबल|ડબલ)$/u, 'Double'],
  [/^(?:jumbo|जंबो|જમ્બો)$/u, 'Jumbo'],
  [/^(?:family|family pack|फैमिली|ફેમિલી)$/u, 'Family'],
  [/^(?:cutting|कटिंग|કટિંગ)$/u, 'Cutting'],
]

/** A word for a size, never inside another word; single letters only in brackets or before a colon or a dash. */
export const SIZE =
  '(?:quarter|qtr|half|hf|full|fl|mini|small|sml|regular|reg|medium|med|large|lrg|big|single|double|jumbo|family pack|family|cutting|हाफ़|हाफ|आधा|आधी|फ़ुल|फुल|पूरा|मिनी|छोटा|छोटी|रेगुलर|मीडियम|बड़ा|बड़ी|सिंगल|डबल|जंबो|फैमिली|कटिंग|હાફ|અડધી|અડધો|ફુલ|ફૂલ|આખી|આખો|મિની|નાનું|નાની|રેગ્યુલર|મીડિયમ|મોટું|મોટી|સિંગલ|ડબલ|જમ્બો|ફેમિલી|કટિંગ|\\((?:h|f|s|m|l|r)\\)|[hfsmlr](?= ?[:=-]))'

/** Without a number, as in `half plate`. */
export const PLATE = '(?:plates|plate|प्लेट|પ્લેટ)'

/** The name of a size or quantity as it stands on a menu. */
export function sizeName(words: string) {
  const word = words.replace(/[()]/g, '').trim()
  return sizeWords.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? quantityName(word)
}

const quantityName = (word: string) => word.replace(/^([\d./]+) ?(?=[\p{L}])/u, '$1 ')

/** Dishes that have a number in their name, which is not the price. */
export const NUMBERED_DISH =
  /(?<![\p{L}])(?:chicken|gobi|paneer|mushroom|fish|prawns?|baby corn|veg|चिकन|पनीर|गोभी|ચિકન|પનીર) ?65|7 ?up|5 ?star|thums? ?up ?\d* ?ml/iu

/** Lines of a menu that are no dish: phone numbers, hours, addresses, taxes, thanks. */
export const otherLines: RegExp[] = [
  /(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/,
  /https?:|www\.|@[\p{L}]|\.com(?![\p{L}])/iu,
  /(?<![\p{L}])(?:fssai|gstin|gst|upi|lic\.? ?no|reg\.? ?no|pin ?code)(?![\p{L}])|\d ?%/iu,
  /(?<![\p{L}])(?:phone|mobile|mob|contact|call|whatsapp|tel|फोन|मोबाइल|संपर्क|ફોન|મોબાઈલ|સંપર્ક)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}])(?:timings?|hours|open|opens|closed|सुबह|शाम|समय|સમય|સવારે|સાંજે)(?![\p{L}\p{M}]).*\d|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:thank you|thanks|welcome|visit again|home delivery|free delivery|delivery|parcel|packing|take ?away|minimum|min\.? order|extra charges?|as applicable|since|estd\.?|धन्यवाद|આભાર|ધન્યવાદ|होम डिलीवरी|પાર્સલ)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}])(?:shop no|near|opp\.?|opposite|road|rd\.|nagar|chowk|behind|floor)(?![\p{L}])/iu,
  /^(?:our )?(?:menu|menu card|price list|rate list|rate card|मेनू|मेन्यू|મેનુ|મેનૂ|भाव पत्रक|ભાવપત્રક)(?: card| list)?$/iu,
  /^(?:page \d+|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/i,
]
