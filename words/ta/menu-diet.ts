export const ownWords = 'இந்தக் குறிகள் கடையே சொன்னவை.'
export const contains = (list: string) => `இதில் உள்ளவை: ${list}`
export const only = 'இவை மட்டும்'
export const hide = 'இவை உள்ளதை மறை'
export const notProven = 'ஒவ்வாமைப் பொருட்களைக் கடை சொல்லாத உணவில் எதுவும் இருக்கலாம். அதுவும் மறைக்கப்படும்.'
export const showUnmarked = 'அப்படிப்பட்டதையும் காட்டு'
export const unmarkedHidden = 'ஒவ்வாமைக் குறி இல்லாத உணவுகள் மறைக்கப்பட்டுள்ளன.'
export const unmarkedShown = 'ஒவ்வாமைக் குறி இல்லாத உணவில் எதுவும் இருக்கலாம். கடையில் கேளுங்கள்.'
export const count = (count: number, all: number) => `${all} உணவுகளில் ${count}`
export const clear = 'நீக்கு'
export const show = 'உணவுகளைப் பார்'
export const allergens = {
  gluten: 'குளூட்டன் (கோதுமை)',
  milk: 'பால்',
  egg: 'முட்டை',
  fish: 'மீன்',
  crustaceans: 'இறால், நண்டு',
  peanut: 'வேர்க்கடலை',
  treeNuts: 'முந்திரி, பாதாம்',
  soy: 'சோயா',
  sesame: 'எள்',
  mustard: 'கடுகு',
  celery: 'செலரி',
  sulphites: 'சல்பைட்',
  lupin: 'லூபின்',
  molluscs: 'சிப்பி, நத்தை',
}
