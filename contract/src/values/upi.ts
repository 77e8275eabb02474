/** A name, @ and the handle of a bank or an app: asha.chaat@okaxis */
export const UPI_ADDRESS = /^[a-z\d][a-z\d._-]*@[a-z][a-z\d]+$/i
export const MAX_UPI_ADDRESS = 100

type Payment = {
  address: string
  /** Who is paid. */
  name: string
  /** Without an amount the payment app asks for it. */
  paise?: number
  note?: string
}

/** What a payment app opens, in the form of NPCI: the amount in rupees with two decimals. */
export function upiLink({ address, name, paise, note }: Payment) {
  const fields = {
    pa: address,
    pn: name,
    am: paise === undefined ? undefined : inRupees(paise),
    cu: 'INR',
    tn: note,
  }
  const given = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${given.join('&')}`
}

/** 18050 → '180.50', in whole numbers only. */
const inRupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
