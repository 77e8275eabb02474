/** The one way out that no policy of today's browsers closes: calls between browsers. */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
  Reflect.deleteProperty(window, name)
