export const dietField = { title: 'खान-पान', hint: 'जैन में प्याज़, लहसुन और ज़मीन के नीचे की सब्ज़ी नहीं होती।' }
export const allergenField = {
  title: 'इसमें है (एलर्जी वाली चीज़ें)',
  hint: 'डिश में जो कुछ हो, सब पर निशान लगाएँ। ग्राहक इसे आपकी बात मानकर डिश छाँटते हैं।',
}
export const diets = { jain: 'जैन', vegan: 'वीगन' }
export const allergens = {
  gluten: 'ग्लूटेन (गेहूँ)',
  milk: 'दूध',
  egg: 'अंडा',
  fish: 'मछली',
  crustaceans: 'झींगा, केकड़ा',
  peanut: 'मूँगफली',
  treeNuts: 'काजू, बादाम जैसे मेवे',
  soy: 'सोया',
  sesame: 'तिल',
  mustard: 'सरसों, राई',
  celery: 'सेलरी',
  sulphites: 'सल्फ़ाइट',
  lupin: 'ल्यूपिन',
  molluscs: 'सीप, घोंघा',
}
