/** Registers the nth vendor of a platform. */
export async function registerVendor(port: number, n: number) {
  const { user, token } = await post('/auth/vendor/register', {
    port,
    body: {
      name: 'Asha Patel',
      businessName: `Asha Chaat House ${n}`,
      phone: `+9198000${String(n).padStart(5, '0')}`,
      password: 'Passw0rd!',
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Adajan',
    },
  })
  return { id: user.id as string, token: token as string, path: `/asha-chaat-house-${n}/${user.id}` }
}

type Sent = { port: number; body: object; token?: string }

export async function post(path: string, { port, body, token = '' }: Sent) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
