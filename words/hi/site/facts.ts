/** Our city in this language; that of another operator as it is. */
export const city = (given: string) => (given === 'Surat, India' ? 'सूरत, भारत' : given)

export const trial = '7 दिन'
export const contactReply = '24 घंटे'
export const privacyReply = 'काम के दिनों में 24 से 48 घंटे'
export const rightsReply = '30 दिन'
export const supportHours = 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे तक'
export const notice = '30 दिन'
