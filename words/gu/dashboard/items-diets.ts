export const dietField = { title: 'ખાણી-પીણી', hint: 'જૈનમાં ડુંગળી, લસણ અને કંદમૂળ ન હોય.' }
export const allergenField = {
  title: 'આમાં છે (એલર્જીવાળી વસ્તુઓ)',
  hint: 'ડિશમાં જે હોય તે બધા પર નિશાન કરો. ગ્રાહકો એને તમારી વાત માનીને ડિશ પસંદ કરે છે.',
}
export const diets = { jain: 'જૈન', vegan: 'વીગન' }
export const allergens = {
  gluten: 'ગ્લુટેન (ઘઉં)',
  milk: 'દૂધ',
  egg: 'ઈંડું',
  fish: 'માછલી',
  crustaceans: 'ઝીંગા, કરચલા',
  peanut: 'મગફળી',
  treeNuts: 'કાજુ, બદામ જેવા મેવા',
  soy: 'સોયા',
  sesame: 'તલ',
  mustard: 'રાઈ',
  celery: 'સેલરી',
  sulphites: 'સલ્ફાઇટ',
  lupin: 'લ્યુપિન',
  molluscs: 'છીપ, ગોકળગાય',
}
