type Link = { name: string; businessName: string; link: string }

export const verifySubject = (product: string) => `${product} के लिए अपना ईमेल पक्का करें`
export const verifyText = ({ name, businessName, link }: Link) =>
  `नमस्ते ${name},\n\n${businessName} का मेनू चालू करने के लिए यह लिंक खोलें:\n\n${link}\n\nलिंक एक बार चलेगा, 48 घंटे के अंदर। अगर आपने खाता नहीं बनाया है, तो कुछ न करें।\n`

type Change = { name: string; businessName: string; product: string; contactPage: string }

export const contactChangedSubject = {
  phone: (product: string) => `आपके ${product} खाते का फ़ोन नंबर बदला गया`,
  email: (product: string) => `आपके ${product} खाते का ईमेल बदला गया`,
  both: (product: string) => `आपके ${product} खाते का फ़ोन नंबर और ईमेल बदले गए`,
}

export const contactChangedText = {
  phone: ({ name, businessName, product, contactPage }: Change) =>
    `नमस्ते ${name},\n\n${product} पर ${businessName} का फ़ोन नंबर अभी-अभी बदला गया।\n\nअगर आपने बदला है, तो कुछ नहीं करना है। अगर नहीं, तो किसी और को आपका पासवर्ड पता है: हमें तुरंत यहाँ लिखें: ${contactPage}\n`,
  email: ({ name, businessName, product, contactPage }: Change) =>
    `नमस्ते ${name},\n\n${product} पर ${businessName} का ईमेल अभी-अभी बदला गया।\n\nअगर आपने बदला है, तो कुछ नहीं करना है। अगर नहीं, तो किसी और को आपका पासवर्ड पता है: हमें तुरंत यहाँ लिखें: ${contactPage}\n`,
  both: ({ name, businessName, product, contactPage }: Change) =>
    `नमस्ते ${name},\n\n${product} पर ${businessName} का फ़ोन नंबर और ईमेल अभी-अभी बदले गए।\n\nअगर आपने बदले हैं, तो कुछ नहीं करना है। अगर नहीं, तो किसी और को आपका पासवर्ड पता है: हमें तुरंत यहाँ लिखें: ${contactPage}\n`,
}
