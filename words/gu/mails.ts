type Link = { name: string; businessName: string; link: string }

export const verifySubject = (product: string) => `${product} માટે તમારું ઈમેલ પાકું કરો`
export const verifyText = ({ name, businessName, link }: Link) =>
  `નમસ્તે ${name},\n\n${businessName}નું મેનૂ ચાલુ કરવા આ લિંક ખોલો:\n\n${link}\n\nલિંક એક વાર ચાલશે, 48 કલાકની અંદર. જો તમે ખાતું ન બનાવ્યું હોય, તો કંઈ ન કરો.\n`

type Change = { name: string; businessName: string; product: string; contactPage: string }

export const contactChangedSubject = {
  phone: (product: string) => `તમારા ${product} ખાતાનો ફોન નંબર બદલાયો`,
  email: (product: string) => `તમારા ${product} ખાતાનું ઈમેલ બદલાયું`,
  both: (product: string) => `તમારા ${product} ખાતાનો ફોન નંબર અને ઈમેલ બદલાયાં`,
}

export const contactChangedText = {
  phone: ({ name, businessName, product, contactPage }: Change) =>
    `નમસ્તે ${name},\n\n${product} પર ${businessName}નો ફોન નંબર હમણાં જ બદલાયો.\n\nજો તમે બદલ્યો હોય, તો કંઈ કરવાનું નથી. જો નહીં, તો બીજા કોઈને તમારો પાસવર્ડ ખબર છે: અમને તરત અહીં લખો: ${contactPage}\n`,
  email: ({ name, businessName, product, contactPage }: Change) =>
    `નમસ્તે ${name},\n\n${product} પર ${businessName}નું ઈમેલ હમણાં જ બદલાયું.\n\nજો તમે બદલ્યું હોય, તો કંઈ કરવાનું નથી. જો નહીં, તો બીજા કોઈને તમારો પાસવર્ડ ખબર છે: અમને તરત અહીં લખો: ${contactPage}\n`,
  both: ({ name, businessName, product, contactPage }: Change) =>
    `નમસ્તે ${name},\n\n${product} પર ${businessName}નો ફોન નંબર અને ઈમેલ હમણાં જ બદલાયાં.\n\nજો તમે બદલ્યાં હોય, તો કંઈ કરવાનું નથી. જો નહીં, તો બીજા કોઈને તમારો પાસવર્ડ ખબર છે: અમને તરત અહીં લખો: ${contactPage}\n`,
}
