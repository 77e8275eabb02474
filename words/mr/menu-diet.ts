export const ownWords = 'ही चिन्हे दुकानाने स्वतः दिली आहेत.'
export const contains = (list: string) => `यात आहे: ${list}`
export const only = 'फक्त हे दाखवा'
export const hide = 'हे ज्यात आहे ते लपवा'
export const notProven = 'दुकानाने ज्या पदार्थाची ॲलर्जीची माहिती दिली नाही, त्यात काहीही असू शकते. तोही लपतो.'
export const showUnmarked = 'असे पदार्थही दाखवा'
export const unmarkedHidden = 'ॲलर्जीचे चिन्ह नसलेले पदार्थ लपवले आहेत.'
export const unmarkedShown = 'ॲलर्जीचे चिन्ह नसलेल्या पदार्थात काहीही असू शकते. दुकानात विचारा.'
export const count = (count: number, all: number) => `${all} पैकी ${count} पदार्थ`
export const clear = 'काढा'
export const show = 'पदार्थ पाहा'
export const allergens = {
  gluten: 'ग्लूटेन (गहू)',
  milk: 'दूध',
  egg: 'अंडे',
  fish: 'मासे',
  crustaceans: 'कोळंबी, खेकडा',
  peanut: 'शेंगदाणे',
  treeNuts: 'काजू-बदाम',
  soy: 'सोया',
  sesame: 'तीळ',
  mustard: 'मोहरी',
  celery: 'सेलरी',
  sulphites: 'सल्फाइट',
  lupin: 'ल्यूपिन',
  molluscs: 'शिंपले, गोगलगाय',
}
