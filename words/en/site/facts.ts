/** Our city in this language; that of another operator as it is. */
export const city = (given: string) => given

export const trial = '7 days'
export const contactReply = '24 hours'
export const privacyReply = '24 to 48 hours on business days'
export const rightsReply = '30 days'
export const supportHours = 'Monday to Friday, 9 to 6 IST'
export const notice = '30 days'
