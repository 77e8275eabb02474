export const designText = 'ग्राहकों को आपकी डिश दिखने लगी है। अब मेनू का डिज़ाइन चुनें, फिर QR कोड छापें।'
export const chooseDesign = 'डिज़ाइन चुनें'
export const codeText = 'ग्राहकों को आपकी डिश दिखने लगी है। मेनू का QR कोड छापें और दुकान पर लगाएँ।'
export const getCode = 'QR कोड लें'
