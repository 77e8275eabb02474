/** The look of every QR code, on the server and in the browser: near-black on white, correction M, margin 2 (DEC-053). */
export const qrLook = {
  errorCorrectionLevel: 'M',
  margin: 2,
  color: { dark: '#111827', light: '#ffffff' },
} as const
