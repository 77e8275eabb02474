export const startDate = 'Start Date'
export const endDate = 'End Date'
export const chooseFile = '<choose>Choose a file</choose><drop> or drop it here</drop>'
export const chooseAnother = '<choose>Choose another</choose><drop> or drop it here</drop>'
export const uploading = 'Uploading'
export const uploadingFile = (name: string) => `Uploading ${name}`
export const remove = (label: string) => `Remove ${label}`
export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
