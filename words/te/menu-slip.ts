export const show = 'దుకాణంలో చూపండి'
export const note = 'దుకాణానికి గమనిక'
export const noteLine = (note: string) => `గమనిక: ${note}`
export const totalLine = (amount: string) => `మొత్తం: ${amount}`
export const kept = 'జాబితా ఈ ఫోన్‌లోనే నాలుగు గంటలు ఉంటుంది.'
export const changed = 'మెనూ మారింది. మీ జాబితా చూసుకోండి.'
export const priceNow = (before: string, now: string) => `ముందు ${before}, ఇప్పుడు ${now}`
export const removed = 'ఇప్పుడు మెనూలో లేదు'
export const update = 'నా జాబితా మార్చు'
export const back = 'జాబితాకు తిరిగి'
export const send = 'WhatsApp లో పంపండి'
export const pay = (amount: string) => `UPI తో ${amount} చెల్లించండి`
export const openApp = 'పేమెంట్ యాప్ తెరవండి'
export const scanToPay = 'మరో ఫోన్‌తో స్కాన్ చేసి చెల్లించండి'
export const stallConfirms = 'డబ్బు అందిందని దుకాణమే చెబుతుంది.'
