export const title = 'Create your QR code menu'
export const description = 'Free to start, ready in a few minutes.'
export const loading = 'Loading'
export const haveAccount = 'Already have an account? <link>Login</link>'
export const closedTitle = 'New vendor registrations are currently closed.'
export const closedText = 'Please contact us and we will let you know when registrations open again.'
export const contactUs = 'Contact us'

export const step = (number: number) => `Step ${number} of 2`
export const ownerTitle = 'About you'
export const nameLabel = 'Full name'
export const phoneLabel = 'Phone number'
export const phoneHint = 'You sign in with this number. For example, 98765 43210.'
export const showPhoneLabel = 'Show my number on my menu'
export const showPhoneHint =
  'It is public then: everyone who opens your menu can see it and call you. You can change this in your profile at any time.'
export const emailLabel = 'Email'
export const optionalEmailLabel = 'Email (optional)'
export const passwordLabel = 'Password'
export const passwordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.'
export const confirmPasswordLabel = 'Confirm password'
export const goOn = 'Continue'

export const businessTitle = 'About your business'
export const businessNameLabel = 'Business name'
export const addressLabel = 'Address (optional)'
export const descriptionLabel = 'Description (optional)'
export const descriptionHint = 'What is your business known for?'
export const create = 'Create account'
export const creating = 'Creating your account...'
export const back = 'Back'

export const failed = 'Registration failed. Please try again.'
export const succeeded = (siteName: string) => `Registration successful! Welcome to ${siteName}!`
