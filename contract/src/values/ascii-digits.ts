/** Digits of Devanagari and Gujarati become 0 to 9. */
export const withAsciiDigits = (text: string) =>
  text.replace(/[०-९૦-૯]/g, (digit) => String(((digit.codePointAt(0) as number) % 128) - 0x66))
