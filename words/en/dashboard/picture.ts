export const hint = (types: string) => `${types}. Large photos are made smaller here.`
export const change = 'Change'
export const adjust = 'Adjust'
export const remove = 'Remove'
export const cancelUpload = 'Cancel upload'
export const tryAgain = 'Try again'
export const uploaded = 'The picture was uploaded'

export const adjustTitle = 'Adjust the picture'
export const zoom = 'Zoom'
export const moveIt = 'Drag the picture or press the arrow keys to move it'
export const cancel = 'Cancel'
export const useThis = 'Use this picture'
export const loading = 'Loading'

export const wrongType = (types: string) => `File type must be one of: ${types}`
export const tooLarge = (megabytes: number) => `File size must be less than ${megabytes}MB`
export const unreadable = 'Upload failed: this picture cannot be read'
export const uploadFailed = 'Upload failed'
export const uploadFailedBecause = (reason: string) => `Upload failed: ${reason}`
export const imageUploadFailed = 'Failed to upload image'
