const calls = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']
/** Creates documents from text without a trusted types check. */
const pages = ['XSLTProcessor']

/** WebRTC is the one connection that no content security policy of today's browsers blocks. */
for (const name of [...calls, ...pages]) Reflect.deleteProperty(window, name)
