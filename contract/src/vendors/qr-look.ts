/** Near-black on white, correction M, margin 2: what every QR code of ours looks like, whoever draws it (DEC-053). */
export const qrLook = {
  errorCorrectionLevel: 'M',
  margin: 2,
  color: { dark: '#111827', light: '#ffffff' },
} as const
