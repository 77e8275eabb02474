export const title = 'शीट से'
export const label = 'CSV फ़ाइल'
/** The names of the columns are those of the file, in every language. */
export const hint =
  'पहली लाइन में कॉलम के नाम लिखें: Category, Name, Price, Variations, Veg वगैरह, किसी भी क्रम में। नमूना देखने के लिए अपना मेनू डाउनलोड करें।'
export const tooLarge = 'फ़ाइल 4 MB से बड़ी है'
export const unreadable = 'फ़ाइल नहीं पढ़ी गई। फिर से चुनें।'

export const contents = (dishes: number, categories: number, names: string) =>
  `${categories} कैटेगरी में ${dishes} डिश: ${names}.`
export const notReadColumns = (titles: string) => `ये कॉलम नहीं पढ़े जाते: ${titles}.`
export const correctFirst = 'जब तक किसी लाइन में गड़बड़ है, कुछ नहीं जुड़ेगा। फ़ाइल ठीक करके फिर चुनें।'
export const withProblem = (count: number) => `${count} में गड़बड़`
export const rowsWithProblem = (count: number) => `${count} लाइन में गड़बड़ है`
export const row = (number: number) => `लाइन ${number}`
export const nothingAdded = 'कुछ नहीं जुड़ा: कुछ लाइनों में गड़बड़ है'
