export const home = 'पहला पेज'
export const interrupted = 'आपका इंटरनेट बीच में रुक गया। <link>फिर कोशिश करें</link>'
export const needsJavaScript = 'इस पेज के लिए JavaScript चाहिए। मेनू उसके बिना भी चलते हैं।'
export const promise = 'एक फ़ोन नंबर, एक मेनू, एक QR कोड। चाय उबलने से पहले आपकी दुकान ऑनलाइन।'
