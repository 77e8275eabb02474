export const ownWords = 'ਇਹ ਨਿਸ਼ਾਨ ਦੁਕਾਨ ਦੀ ਆਪਣੀ ਗੱਲ ਹਨ।'
export const contains = (list: string) => `ਇਸ ਵਿੱਚ ਹੈ: ${list}`
export const only = 'ਸਿਰਫ਼ ਇਹ ਦਿਖਾਓ'
export const hide = 'ਇਹ ਜਿਸ ਵਿੱਚ ਹੋਵੇ, ਲੁਕਾਓ'
export const notProven = 'ਦੁਕਾਨ ਨੇ ਜਿਸ ਡਿਸ਼ ਦੀਆਂ ਐਲਰਜੀ ਵਾਲੀਆਂ ਚੀਜ਼ਾਂ ਨਹੀਂ ਦੱਸੀਆਂ, ਉਸ ਵਿੱਚ ਕੁਝ ਵੀ ਹੋ ਸਕਦਾ ਹੈ। ਉਹ ਵੀ ਲੁਕਦੀ ਹੈ।'
export const showUnmarked = 'ਅਜਿਹੀਆਂ ਡਿਸ਼ਾਂ ਵੀ ਦਿਖਾਓ'
export const unmarkedHidden = 'ਜਿਨ੍ਹਾਂ ਉੱਤੇ ਐਲਰਜੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ, ਉਹ ਡਿਸ਼ਾਂ ਲੁਕੀਆਂ ਹਨ।'
export const unmarkedShown = 'ਜਿਨ੍ਹਾਂ ਡਿਸ਼ਾਂ ਉੱਤੇ ਐਲਰਜੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ, ਉਨ੍ਹਾਂ ਵਿੱਚ ਕੁਝ ਵੀ ਹੋ ਸਕਦਾ ਹੈ। ਦੁਕਾਨ ਤੋਂ ਪੁੱਛੋ।'
export const count = (count: number, all: number) => `${all} ਵਿੱਚੋਂ ${count} ਡਿਸ਼ਾਂ`
export const clear = 'ਹਟਾਓ'
export const show = 'ਡਿਸ਼ਾਂ ਦੇਖੋ'
export const allergens = {
  gluten: 'ਗਲੂਟਨ (ਕਣਕ)',
  milk: 'ਦੁੱਧ',
  egg: 'ਅੰਡਾ',
  fish: 'ਮੱਛੀ',
  crustaceans: 'ਝੀਂਗਾ, ਕੇਕੜਾ',
  peanut: 'ਮੂੰਗਫਲੀ',
  treeNuts: 'ਕਾਜੂ-ਬਦਾਮ',
  soy: 'ਸੋਇਆ',
  sesame: 'ਤਿਲ',
  mustard: 'ਸਰ੍ਹੋਂ, ਰਾਈ',
  celery: 'ਸੈਲਰੀ',
  sulphites: 'ਸਲਫਾਈਟ',
  lupin: 'ਲੂਪਿਨ',
  molluscs: 'ਸਿੱਪੀ, ਘੋਗਾ',
}
