export const title = 'Welcome back'
export const description = 'Sign in with your registered phone number.'
export const phoneLabel = 'Phone number'
export const passwordLabel = 'Password'
export const login = 'Login'
export const signingIn = 'Signing in...'
export const failed = 'Login failed. Please try again.'
export const succeeded = 'Login successful!'
export const newHere = 'New here? <link>Get Started</link>'
export const forgotTitle = 'Forgot your password?'
export const forgotText = (phone: string, email: string) =>
  `Call <phone>${phone}</phone>, <chat>chat with us</chat> or write to <email>${email}</email>. We check that the account is yours and give you a new password.`
