export const hint = (types: string) => `${types}. बड़ी फ़ोटो यहाँ छोटी हो जाती है।`
export const change = 'बदलें'
export const adjust = 'ठीक करें'
export const remove = 'हटाएँ'
export const cancelUpload = 'अपलोड रोकें'
export const tryAgain = 'फिर कोशिश करें'
export const uploaded = 'फ़ोटो अपलोड हो गई'

export const adjustTitle = 'फ़ोटो ठीक करें'
export const zoom = 'ज़ूम'
export const moveIt = 'फ़ोटो को खिसकाएँ, या तीर वाले बटन दबाएँ'
export const cancel = 'रद्द करें'
export const useThis = 'यही फ़ोटो लगाएँ'
export const loading = 'लोड हो रहा है'

export const wrongType = (types: string) => `फ़ाइल इनमें से एक हो: ${types}`
export const tooLarge = (megabytes: number) => `फ़ाइल ${megabytes}MB से छोटी हो`
export const unreadable = 'अपलोड नहीं हुआ: यह फ़ोटो नहीं खुलती'
export const uploadFailed = 'अपलोड नहीं हुआ'
export const uploadFailedBecause = (reason: string) => `अपलोड नहीं हुआ: ${reason}`
export const imageUploadFailed = 'फ़ोटो अपलोड नहीं हुई'
