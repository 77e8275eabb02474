export const dietField = { title: 'Diets', hint: 'Jain is without onion, garlic and roots.' }
export const allergenField = {
  title: 'Contains (allergens)',
  hint: 'Tick everything that is in the dish. Customers read it as your own words and hide dishes by it.',
}
export const diets = { jain: 'Jain', vegan: 'Vegan' }
export const allergens = {
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  peanut: 'Peanut',
  treeNuts: 'Tree nuts',
  soy: 'Soy',
  sesame: 'Sesame',
  mustard: 'Mustard',
  celery: 'Celery',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
}
