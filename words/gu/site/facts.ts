/** Our city in this language; that of another operator as it is. */
export const city = (given: string) => (given === 'Surat, India' ? 'સુરત, ભારત' : given)

export const trial = '7 દિવસ'
export const contactReply = '24 કલાક'
export const privacyReply = 'કામના દિવસોમાં 24થી 48 કલાક'
export const rightsReply = '30 દિવસ'
export const supportHours = 'સોમવારથી શુક્રવાર, સવારે 9થી સાંજે 6'
export const notice = '30 દિવસ'
