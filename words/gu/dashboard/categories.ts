export const title = 'કેટેગરી'
export const description = 'તમારા મેનૂના ભાગ, ગ્રાહકોને દેખાય છે એ જ ક્રમમાં.'
export const nextStep = 'આગળનું પગલું'
export const firstDishText = 'ડિશ ઉમેરતાં જ ગ્રાહકોને કેટેગરી દેખાય છે. ફક્ત નામ અને ભાવ પૂરતા છે.'
export const addFirstDish = 'પહેલી ડિશ ઉમેરો'

export const yourCategories = 'તમારી કેટેગરી'
export const countedCategories = (count: number) => `તમારી કેટેગરી (${count})`
export const list = 'કેટેગરી'
export const loading = 'કેટેગરી લોડ થાય છે'
export const loadFailed = 'તમારી કેટેગરી લોડ ન થઈ.'
export const noCategories = 'હજી કોઈ કેટેગરી નથી'
export const noCategoriesText = 'કેટેગરી તમારા મેનૂના ભાગ છે, જેમ કે નાસ્તો કે ડ્રિંક્સ. દરેક ડિશ કોઈ કેટેગરીમાં હોય છે.'
export const createCategory = 'કેટેગરી બનાવો'
export const items = (count: number) => `${count} ડિશ`
export const edit = (name: string) => `${name} બદલો`
export const remove = (name: string) => `${name} કાઢી નાખો`

export const addCategory = 'કેટેગરી ઉમેરો'
export const create = 'બનાવો'
export const editTitle = 'કેટેગરી બદલો'
export const update = 'સેવ કરો'
export const nothingChanged = 'કોઈ ફેરફાર નથી'
export const name = 'નામ'
export const nameExample = 'નાસ્તો, ડ્રિંક્સ, થાળી ...'
export const descriptionLabel = 'માહિતી (જરૂરી નથી)'
export const descriptionHint = 'ગ્રાહકોને આ કેટેગરીના નામ નીચે દેખાય છે.'
export const cancel = 'રદ કરો'

export const deleteQuestion = (name: string) => `"${name}" કાઢી નાખવી છે?`
export const deleteText = 'કેટેગરી "<name></name>" અને તેમાંની <items></items> નીકળી જશે. આ પાછું લઈ શકાશે નહીં.'
export const menuItems = (count: number) => `${count} ડિશ`
export const deleteWithItems = 'કેટેગરી અને ડિશ કાઢી નાખો'
export const deleting = 'કાઢીએ છીએ...'
