export const title = 'Ask us anything'
export const text = (reply: string) => `Write, call or chat. We reply within ${reply}.`

export const formTitle = 'Send us a message'
export const nameLabel = 'Full name'
export const emailLabel = 'Email'
export const subjectLabel = 'Subject'
export const messageLabel = 'Message'
export const send = 'Send Message'
export const sending = 'Sending...'
export const failed = 'Failed to send message. Please try again.'
export const needsJavaScript =
  'This form needs JavaScript. You can also reach us by email, phone or chat above.'
export const received = (reply: string) =>
  `We have received your message and will reply to your email within ${reply}.`
export const sendAnother = 'Send Another Message'

export const replyTitle = 'Reply time'
export const replyText = (reply: string) => `Within ${reply}.`
export const hoursTitle = 'Support hours'
export const hoursText = (hours: string) => `${hours}.`
export const placeTitle = 'Where we are'
export const placeText = (city: string) => `${city}.`
export const privacyTitle = 'Privacy questions'
export const privacyText = (answer: string, request: string) =>
  `Answered within ${answer}. Requests about your data are completed within ${request}.`

export const questionsTitle = 'Frequently asked questions'
