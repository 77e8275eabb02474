export const title = 'શીટમાંથી'
export const label = 'CSV ફાઇલ'
/** The names of the columns are those of the file, in every language. */
export const hint =
  'પહેલી લીટીમાં કૉલમનાં નામ લખો: Category, Name, Price, Variations, Veg વગેરે, કોઈ પણ ક્રમમાં. નમૂનો જોવા તમારું મેનૂ ડાઉનલોડ કરો.'
export const tooLarge = 'ફાઇલ 4 MBથી મોટી છે'
export const unreadable = 'ફાઇલ ન વંચાઈ. ફરીથી પસંદ કરો.'

export const contents = (dishes: number, categories: number, names: string) =>
  `${categories} કેટેગરીમાં ${dishes} ડિશ: ${names}.`
export const notReadColumns = (titles: string) => `આ કૉલમ વંચાતાં નથી: ${titles}.`
export const correctFirst = 'કોઈ લીટીમાં ગડબડ હશે ત્યાં સુધી કંઈ નહીં ઉમેરાય. ફાઇલ સુધારીને ફરી પસંદ કરો.'
export const withProblem = (count: number) => `${count}માં ગડબડ`
export const rowsWithProblem = (count: number) => `${count} લીટીમાં ગડબડ છે`
export const row = (number: number) => `લીટી ${number}`
export const nothingAdded = 'કંઈ ન ઉમેરાયું: કેટલીક લીટીમાં ગડબડ છે'
