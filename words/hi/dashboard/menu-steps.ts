export const title = 'पाँच कदम में आपका मेनू'
export const stepOf = (step: number, steps: number) => `कदम ${step}, कुल ${steps}`
export const steps = {
  kind: 'आप क्या बेचते हैं?',
  dishes: 'अपनी डिश चुनें',
  prices: 'अपने दाम डालें',
  design: 'डिज़ाइन चुनें',
  code: 'अपना QR कोड छापें',
}
export const finish = 'पूरा हुआ'
export const next = 'अगला कदम'
export const later = 'बाद में'
