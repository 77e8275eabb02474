export const ownWords = 'ഈ അടയാളങ്ങൾ കടയുടെ സ്വന്തം വാക്കാണ്.'
export const contains = (list: string) => `ഇതിലുള്ളത്: ${list}`
export const only = 'ഇവ മാത്രം കാണിക്കുക'
export const hide = 'ഇവ ഉള്ളത് മറയ്ക്കുക'
export const notProven = 'കട അലർജി വിവരം പറയാത്ത വിഭവത്തിൽ എന്തും ഉണ്ടാകാം. അതും മറയ്ക്കും.'
export const showUnmarked = 'അത്തരം വിഭവങ്ങളും കാണിക്കുക'
export const unmarkedHidden = 'അലർജി അടയാളമില്ലാത്ത വിഭവങ്ങൾ മറച്ചിരിക്കുന്നു.'
export const unmarkedShown = 'അലർജി അടയാളമില്ലാത്ത വിഭവങ്ങളിൽ എന്തും ഉണ്ടാകാം. കടയിൽ ചോദിക്കുക.'
export const count = (count: number, all: number) => `${all} വിഭവങ്ങളിൽ ${count}`
export const clear = 'മാറ്റുക'
export const show = 'വിഭവങ്ങൾ കാണുക'
export const allergens = {
  gluten: 'ഗ്ലൂട്ടൻ (ഗോതമ്പ്)',
  milk: 'പാൽ',
  egg: 'മുട്ട',
  fish: 'മീൻ',
  crustaceans: 'ചെമ്മീൻ, ഞണ്ട്',
  peanut: 'നിലക്കടല',
  treeNuts: 'കശുവണ്ടി, ബദാം',
  soy: 'സോയ',
  sesame: 'എള്ള്',
  mustard: 'കടുക്',
  celery: 'സെലറി',
  sulphites: 'സൾഫൈറ്റ്',
  lupin: 'ലൂപിൻ',
  molluscs: 'കക്ക, ഒച്ച്',
}
