export const ownWords = 'ఈ గుర్తులు దుకాణం చెప్పినవే.'
export const contains = (list: string) => `ఇందులో ఉన్నవి: ${list}`
export const only = 'ఇవి మాత్రమే చూపు'
export const hide = 'ఇవి ఉన్నవి దాచు'
export const notProven = 'దుకాణం అలర్జీ వివరాలు చెప్పని వంటకంలో ఏదైనా ఉండవచ్చు. అదీ దాస్తాం.'
export const showUnmarked = 'అలాంటివి కూడా చూపు'
export const unmarkedHidden = 'అలర్జీ గుర్తులు లేని వంటకాలు దాచాం.'
export const unmarkedShown = 'అలర్జీ గుర్తులు లేని వంటకాల్లో ఏదైనా ఉండవచ్చు. దుకాణాన్ని అడగండి.'
export const count = (count: number, all: number) => `${all}లో ${count} వంటకాలు`
export const clear = 'తీసివేయి'
export const show = 'వంటకాలు చూడు'
export const allergens = {
  gluten: 'గ్లూటెన్ (గోధుమ)',
  milk: 'పాలు',
  egg: 'గుడ్డు',
  fish: 'చేప',
  crustaceans: 'రొయ్యలు, పీతలు',
  peanut: 'వేరుశనగ',
  treeNuts: 'జీడిపప్పు, బాదం',
  soy: 'సోయా',
  sesame: 'నువ్వులు',
  mustard: 'ఆవాలు',
  celery: 'సెలరీ',
  sulphites: 'సల్ఫైట్',
  lupin: 'లూపిన్',
  molluscs: 'ఆల్చిప్ప, నత్త',
}
