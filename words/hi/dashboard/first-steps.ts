export const title = 'पाँच कदम में आपका मेनू'
export const hints = {
  kind: 'कदम 1, कुल 5: चुनें कि आप क्या बेचते हैं, हम उसकी डिश दिखाएँगे।',
  dishes: 'कदम 2, कुल 5: जो डिश आप बेचते हैं, उन पर निशान लगाएँ।',
  prices: 'कदम 3, कुल 5: डिश चुन ली हैं। अब उनके दाम डालें और मेनू में जोड़ें।',
  design: 'कदम 4, कुल 5: आपकी डिश चालू हैं। वे कैसी दिखें, चुनें: डिज़ाइन दबाते ही लग जाएगा।',
  code: 'कदम 5, कुल 5: आपका मेनू चालू है। QR कोड छापें और ऐसी जगह लगाएँ जहाँ ग्राहक देखें।',
}
export const chooseKind = 'क्या बेचते हैं, चुनें'
export const tickDishes = 'अपनी डिश चुनें'
export const putPrices = 'अपने दाम डालें'
export const chooseDesign = 'डिज़ाइन चुनें'
export const getQrCode = 'अपना QR कोड लें'
export const done = 'हो गया'
export const dismiss = 'हटाएँ'
export const dismissSteps = 'पाँचों कदम हटाएँ'
