export const ownWords = 'ಈ ಗುರುತುಗಳು ಅಂಗಡಿಯ ಸ್ವಂತ ಮಾತು.'
export const contains = (list: string) => `ಇದರಲ್ಲಿದೆ: ${list}`
export const only = 'ಇವು ಮಾತ್ರ ತೋರಿಸಿ'
export const hide = 'ಇವು ಇರುವುದನ್ನು ಮರೆಮಾಡಿ'
export const notProven = 'ಅಂಗಡಿ ಅಲರ್ಜಿ ವಿವರ ಹೇಳದ ತಿನಿಸಿನಲ್ಲಿ ಏನೂ ಇರಬಹುದು. ಅದೂ ಮರೆಯಾಗುತ್ತದೆ.'
export const showUnmarked = 'ಅಂಥವನ್ನೂ ತೋರಿಸಿ'
export const unmarkedHidden = 'ಅಲರ್ಜಿ ಗುರುತು ಇಲ್ಲದ ತಿನಿಸುಗಳನ್ನು ಮರೆಮಾಡಲಾಗಿದೆ.'
export const unmarkedShown = 'ಅಲರ್ಜಿ ಗುರುತು ಇಲ್ಲದ ತಿನಿಸಿನಲ್ಲಿ ಏನೂ ಇರಬಹುದು. ಅಂಗಡಿಯಲ್ಲಿ ಕೇಳಿ.'
export const count = (count: number, all: number) => `${all}ರಲ್ಲಿ ${count} ತಿನಿಸು`
export const clear = 'ತೆಗೆಯಿರಿ'
export const show = 'ತಿನಿಸು ನೋಡಿ'
export const allergens = {
  gluten: 'ಗ್ಲುಟೆನ್ (ಗೋಧಿ)',
  milk: 'ಹಾಲು',
  egg: 'ಮೊಟ್ಟೆ',
  fish: 'ಮೀನು',
  crustaceans: 'ಸೀಗಡಿ, ಏಡಿ',
  peanut: 'ಕಡಲೆಕಾಯಿ',
  treeNuts: 'ಗೋಡಂಬಿ, ಬಾದಾಮಿ',
  soy: 'ಸೋಯಾ',
  sesame: 'ಎಳ್ಳು',
  mustard: 'ಸಾಸಿವೆ',
  celery: 'ಸೆಲರಿ',
  sulphites: 'ಸಲ್ಫೈಟ್',
  lupin: 'ಲೂಪಿನ್',
  molluscs: 'ಚಿಪ್ಪು, ಬಸವನಹುಳು',
}
