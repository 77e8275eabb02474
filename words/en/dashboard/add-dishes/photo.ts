export const label = 'Photo of your menu'
export const hint =
  'A printed menu in English, Hindi or Gujarati. The photo is read on our own server and is not kept.'
export const takePhoto = 'Take a photo'
export const takePhotoOfMenu = 'Take a photo of your menu'
export const sending = 'Sending your photo…'
export const reading = 'Reading your photo…'
export const cancel = 'Cancel'

export const nothingRead = 'We could not read dishes in this photo'
export const nothingReadText =
  'Take it in good light, from straight above and close enough that small letters are sharp. A large menu is best read one part at a time.'
export const notRead = 'Your photo was not read'
export const noPicture =
  'This file could not be opened as a picture. Please choose a photo in JPEG, PNG or WebP.'
export const notSent = 'Your photo could not be sent. Please check your connection and try again.'
