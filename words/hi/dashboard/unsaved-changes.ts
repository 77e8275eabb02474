export const title = 'आपके बदलाव सेव नहीं हुए'
export const description = 'अभी चले गए तो आपके बदलाव खो जाएँगे।'
export const keepEditing = 'बदलते रहें'
export const leave = 'बिना सेव किए जाएँ'
