export const title = 'आज की दुकान'
export const openAsUsual = 'आज दुकान नहीं खोलेंगे? मेनू पर बता दें।'
export const closeToday = 'आज बंद'
export const closedUntil = (time: string) => `मेनू पर लिखा है कि दुकान आज बंद है। यह ${time} तक रहेगा।`
export const openAgain = 'फिर खोलें'
export const failed = 'यह नहीं बदला। फिर कोशिश करें।'
