export const title = 'Profile'
export const description = 'Your business details and your account.'
export const loading = 'Loading profile'
export const noUser = 'User data not available'
export const noUserHint = 'We could not reach the server to read your profile.'
export const reload = 'Reload Page'
export const copyUrl = 'Copy URL'

export const account = 'Account Information'
export const vendorId = 'Vendor ID'
export const vendorName = 'Vendor Name'
export const accountType = 'Account Type'
export const vendor = 'vendor'
export const memberSince = 'Member Since'

export const quickActions = 'Quick Actions'
export const viewMyMenu = 'View My Menu'
export const viewQrCode = 'View QR Code'

export const yourData = 'Your Data'
export const yourDataHint = 'Your profile, menu and statistics as one file (JSON).'
export const downloadData = 'Download My Data'
export const preparing = 'Preparing...'
export const downloaded = 'Your data has been downloaded.'
export const downloadFailed = 'Failed to export your data'

export const updateFailed = 'Failed to update profile'
export const shownProfileIsOld = 'Profile updated but there was an issue updating the UI'
export const noVendorInAnswer = 'No vendor data found in response'
export const pictureUpdated = 'Profile picture updated successfully!'
export const updated = 'Profile updated successfully!'

export const stallLocation = 'Location of your stall'
export const stallLocationHint = 'Shops nearby can then advertise on your menu. Customers do not see it.'
export const locationSet = (latitude: number, longitude: number) => `Set: ${latitude}, ${longitude}`
export const locationNotSet = 'Not set. Go to your stall and tap the button.'
export const usePhoneLocation = "Use my phone's location"
export const removeLocation = 'Remove location'
export const noGeolocation = 'Geolocation is not supported by this browser'
/** The browser's own reason is in English. */
export const locationFailed = (reason: string) => reason || 'The location could not be found'
