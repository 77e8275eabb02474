/** The administrator that every run starts with. */
export const ADMIN = { email: 'admin@example.com', password: 'a long administrator phrase' }

export const PASSWORD = 'Passw0rd!'

/** The first vendor of the demo. */
export const DEMO = { phone: '+919900100001', password: 'Demo@1234', menu: '/hiral-locho-house/demo-vendor' }
