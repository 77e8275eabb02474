export const startDate = 'शुरू की तारीख'
export const endDate = 'आखिरी तारीख'
export const chooseFile = '<choose>फ़ाइल चुनें</choose><drop> या यहाँ छोड़ें</drop>'
export const chooseAnother = '<choose>दूसरी चुनें</choose><drop> या यहाँ छोड़ें</drop>'
export const uploading = 'अपलोड हो रहा है'
export const uploadingFile = (name: string) => `${name} अपलोड हो रहा है`
export const remove = (label: string) => `${label} हटाएँ`
export const hidePassword = 'पासवर्ड छिपाएँ'
export const showPassword = 'पासवर्ड दिखाएँ'
