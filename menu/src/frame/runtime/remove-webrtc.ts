const calls = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']
/** Makes pages of style sheets without asking the policy whether text may become a page. */
const pages = ['XSLTProcessor']

/** The one way out that no policy of today's browsers closes is calls between browsers. */
for (const name of [...calls, ...pages]) Reflect.deleteProperty(window, name)
