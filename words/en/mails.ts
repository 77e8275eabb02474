type Link = { name: string; businessName: string; link: string }

export const verifySubject = (product: string) => `Confirm your email address for ${product}`
export const verifyText = ({ name, businessName, link }: Link) =>
  `Hello ${name},\n\nopen this link to put the menu of ${businessName} online:\n\n${link}\n\nThe link works once, for 48 hours. If you did not register, ignore this letter.\n`

type Change = { name: string; businessName: string; product: string; contactPage: string }

export const contactChangedSubject = {
  phone: (product: string) => `The phone number of your ${product} account was changed`,
  email: (product: string) => `The email address of your ${product} account was changed`,
  both: (product: string) => `The phone number and email address of your ${product} account was changed`,
}

export const contactChangedText = {
  phone: ({ name, businessName, product, contactPage }: Change) =>
    `Hello ${name},\n\nthe phone number of ${businessName} on ${product} was changed just now.\n\nIf you did this, there is nothing to do. If you did not, somebody else knows your password: please write to us at once at ${contactPage}\n`,
  email: ({ name, businessName, product, contactPage }: Change) =>
    `Hello ${name},\n\nthe email address of ${businessName} on ${product} was changed just now.\n\nIf you did this, there is nothing to do. If you did not, somebody else knows your password: please write to us at once at ${contactPage}\n`,
  both: ({ name, businessName, product, contactPage }: Change) =>
    `Hello ${name},\n\nthe phone number and email address of ${businessName} on ${product} was changed just now.\n\nIf you did this, there is nothing to do. If you did not, somebody else knows your password: please write to us at once at ${contactPage}\n`,
}
