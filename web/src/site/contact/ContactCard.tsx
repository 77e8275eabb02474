import { zodResolver } from '@hookform/resolvers/zod'
import { ContactForm } from '@thela/contract/site/contact'
import { CircleCheckBig, Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSendMessage } from '../api.ts'
import { facts } from '../facts.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'

/** Idle, sending, sent: the panel appears only after the server has stored the message (DEC-199). */
export function ContactCard() {
  const send = useSendMessage()

  return (
    <div className="rounded-xl border-2 border-(--outline) bg-surface p-6 sm:p-8">
      {send.isSuccess ? (
        <SentPanel words={send.data.message} onAnother={send.reset} />
      ) : (
        <ContactFields onSend={send.mutate} isSending={send.isPending} />
      )}
    </div>
  )
}

type Props = { onSend: (letter: ContactForm) => void; isSending: boolean }

function ContactFields({ onSend, isSending }: Props) {
  // No default values: what was typed before the page came alive stays.
  const { register, handleSubmit, formState } = useForm<ContactForm>({ resolver: zodResolver(ContactForm) })
  const { errors } = formState
  const isAlive = useIsAlive()

  return (
    <form noValidate onSubmit={handleSubmit((letter) => onSend(letter))} className="grid gap-5">
      <h2 className="font-extrabold text-2xl tracking-tight">Send us a message</h2>
      <div data-wakes="" className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Full name"
          required
          autoComplete="name"
          maxLength={100}
          error={errors.fullname?.message}
          {...register('fullname')}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label="Subject"
        required
        maxLength={150}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={5000}
        error={errors.message?.message}
        {...register('message')}
      />
      <div>
        <Button
          type="submit"
          size="lg"
          icon={<Send aria-hidden />}
          busy={isSending}
          busyLabel="Sending..."
          disabled={!isAlive}
        >
          Send Message
        </Button>
      </div>
      <noscript>
        <p className="text-ink-soft text-sm">
          This form needs JavaScript. Our e-mail address, phone and chat above do not.
        </p>
      </noscript>
    </form>
  )
}

type SentPanelProps = { words: string; onAnother: () => void }

function SentPanel({ words, onAnother }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone: the news takes it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4 text-center">
      <CircleCheckBig aria-hidden size={56} strokeWidth={1.75} className="text-good-ink" />
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl tracking-tight outline-none">
        {words}
      </h2>
      <p className="max-w-sm text-pretty text-ink-soft">
        It is with us now. We reply to the e-mail address you gave, within {facts.contactReply}.
      </p>
      <Button size="lg" variant="secondary" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  )
}
