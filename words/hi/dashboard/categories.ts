export const title = 'कैटेगरी'
export const description = 'आपके मेनू के हिस्से, उसी क्रम में जैसे ग्राहकों को दिखते हैं।'
export const nextStep = 'अगला कदम'
export const firstDishText = 'डिश जुड़ते ही ग्राहकों को कैटेगरी दिखती है। बस नाम और दाम काफ़ी है।'
export const addFirstDish = 'पहली डिश जोड़ें'

export const yourCategories = 'आपकी कैटेगरी'
export const countedCategories = (count: number) => `आपकी कैटेगरी (${count})`
export const list = 'कैटेगरी'
export const loading = 'कैटेगरी लोड हो रही हैं'
export const loadFailed = 'आपकी कैटेगरी लोड नहीं हुईं।'
export const noCategories = 'अभी कोई कैटेगरी नहीं है'
export const noCategoriesText = 'कैटेगरी आपके मेनू के हिस्से हैं, जैसे नाश्ता या ड्रिंक्स। हर डिश किसी कैटेगरी में होती है।'
export const createCategory = 'कैटेगरी बनाएँ'
export const items = (count: number) => `${count} डिश`
export const edit = (name: string) => `${name} बदलें`
export const remove = (name: string) => `${name} हटाएँ`

export const addCategory = 'कैटेगरी जोड़ें'
export const create = 'बनाएँ'
export const editTitle = 'कैटेगरी बदलें'
export const update = 'सेव करें'
export const nothingChanged = 'कोई बदलाव नहीं है'
export const name = 'नाम'
export const nameExample = 'नाश्ता, ड्रिंक्स, थाली ...'
export const descriptionLabel = 'जानकारी (ज़रूरी नहीं)'
export const descriptionHint = 'ग्राहकों को यह कैटेगरी के नाम के नीचे दिखती है।'
export const cancel = 'रद्द करें'

export const deleteQuestion = (name: string) => `"${name}" को हटाएँ?`
export const deleteText = 'कैटेगरी "<name></name>" और उसमें <items></items> हट जाएँगी। इसे वापस नहीं ले सकते।'
export const menuItems = (count: number) => `${count} डिश`
export const deleteWithItems = 'कैटेगरी और डिश हटाएँ'
export const deleting = 'हट रही है...'
