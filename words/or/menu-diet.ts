export const ownWords = 'ଏହି ଚିହ୍ନ ଦୋକାନର ନିଜ କଥା।'
export const contains = (list: string) => `ଏଥିରେ ଅଛି: ${list}`
export const only = 'କେବଳ ଏହା ଦେଖାନ୍ତୁ'
export const hide = 'ଏହା ଥିବା ଖାଦ୍ୟ ଲୁଚାନ୍ତୁ'
export const notProven = 'ଦୋକାନ ଯେଉଁ ଖାଦ୍ୟର ଆଲର୍ଜି କଥା କହିନାହିଁ, ସେଥିରେ ଯାହା ବି ଥାଇପାରେ। ତାହା ମଧ୍ୟ ଲୁଚେ।'
export const showUnmarked = 'ସେପରି ଖାଦ୍ୟ ମଧ୍ୟ ଦେଖାନ୍ତୁ'
export const unmarkedHidden = 'ଆଲର୍ଜି ଚିହ୍ନ ନଥିବା ଖାଦ୍ୟ ଲୁଚାଯାଇଛି।'
export const unmarkedShown = 'ଆଲର୍ଜି ଚିହ୍ନ ନଥିବା ଖାଦ୍ୟରେ ଯାହା ବି ଥାଇପାରେ। ଦୋକାନରେ ପଚାରନ୍ତୁ।'
export const count = (count: number, all: number) => `${all}ରୁ ${count}ଟି ଖାଦ୍ୟ`
export const clear = 'ହଟାନ୍ତୁ'
export const show = 'ଖାଦ୍ୟ ଦେଖନ୍ତୁ'
export const allergens = {
  gluten: 'ଗ୍ଲୁଟେନ୍ (ଗହମ)',
  milk: 'କ୍ଷୀର',
  egg: 'ଅଣ୍ଡା',
  fish: 'ମାଛ',
  crustaceans: 'ଚିଙ୍ଗୁଡ଼ି, କଙ୍କଡ଼ା',
  peanut: 'ଚିନାବାଦାମ',
  treeNuts: 'କାଜୁ-ବାଦାମ',
  soy: 'ସୋୟା',
  sesame: 'ରାଶି',
  mustard: 'ସୋରିଷ',
  celery: 'ସେଲେରି',
  sulphites: 'ସଲଫାଇଟ୍',
  lupin: 'ଲୁପିନ୍',
  molluscs: 'ଶାମୁକା, ଗେଣ୍ଡା',
}
