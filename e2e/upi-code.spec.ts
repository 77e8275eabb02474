import { expect, test } from './fixtures.ts'
import { readQrCodeTwice } from './read-qr-code.ts'

test('the code of the UPI address in the profile names the payee, whatever the name is written in, and no amount [SLIP-03]', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  await page.goto('/dashboard/profile')
  for (const name of ['Asha & Sons: Chaat + Chai', 'આશા ચાટ હાઉસ']) {
    await page.getByLabel('Business Name').fill(name)
    await page.getByLabel('UPI address').fill('asha.chaat-1@okaxis')
    const code = page.getByRole('img', { name: 'QR code of asha.chaat-1@okaxis' })
    await expect(code).toBeVisible()

    const picture = async () => {
      const address = await code.getAttribute('src')
      return Buffer.from(address?.split(',')[1] ?? '', 'base64')
    }
    const links = await readQrCodeTwice(await picture())
    expect(links[0]).toBe(links[1])
    expect(links[0]).toMatch(/^upi:\/\/pay\?/)
    // As payment apps read it: a plus is a plus and no space.
    const fields = (links[0] ?? '')
      .slice('upi://pay?'.length)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent))
    expect(Object.fromEntries(fields)).toEqual({ pa: 'asha.chaat-1@okaxis', pn: name, cu: 'INR' })
  }
})
