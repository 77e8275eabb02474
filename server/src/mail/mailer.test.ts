import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

const emails: string[] = []
const recipients: string[][] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      emails.push(Buffer.concat(chunks).toString())
      recipients.push(envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})
await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening))
const { port } = mailServer.server.address() as { port: number }
const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Thela <no-reply@thela.test>' })
afterAll(() => {
  mailer.close()
  mailServer.close()
})

const breaks = ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\u0000']

test.each(breaks)('%j in a name or subject cannot add an email header', async (lineBreak) => {
  const evil = `Asha${lineBreak}Bcc: all@example.com`
  await mailer.send({
    to: 'support@thela.test',
    replyTo: { name: evil, address: 'asha@example.com' },
    subject: evil,
    text: 'First line\n\nThird line\n',
  })

  const [head = '', ...body] = emails.at(-1)?.split('\r\n\r\n') ?? []
  expect(recipients.at(-1)).toEqual(['support@thela.test'])
  expect(head).toContain('Subject: Asha Bcc: all@example.com')
  expect(head).toMatch(/^Reply-To: "?Asha Bcc: all@example\.com"? <asha@example\.com>$/m)
  expect(head).not.toMatch(/^Bcc/im)
  expect(body.join('\n\n')).toContain('First line\n\nThird line')
})
