import { zodResolver } from '@hookform/resolvers/zod'
import { ContactForm } from '@thela/contract/site/contact'
import { translateError } from '@thela/words/errors'
import * as words from '@thela/words/site/contact'
import { CircleCheckBig, Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSendMessage } from '../api.ts'
import { facts } from '../facts.ts'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'

/** Idle, sending, sent: the panel appears only after the server has stored the message (DEC-199). */
export function ContactCard() {
  const send = useSendMessage()

  return (
    <div className="rounded-xl border-2 border-(--outline) bg-surface p-6 sm:p-8">
      {send.isSuccess ? (
        <SentPanel message={translateError(send.data.message)} onAnother={send.reset} />
      ) : (
        <ContactFields onSend={send.mutate} isSending={send.isPending} />
      )}
    </div>
  )
}

type Props = { onSend: (message: ContactForm) => void; isSending: boolean }

function ContactFields({ onSend, isSending }: Props) {
  // No default values: text typed before hydration stays.
  const { register, handleSubmit, formState } = useForm<ContactForm>({ resolver: zodResolver(ContactForm) })
  const { errors } = formState
  const isHydrated = useIsHydrated()

  return (
    <form noValidate onSubmit={handleSubmit((message) => onSend(message))} className="grid gap-5">
      <h2 className="font-extrabold text-2xl tracking-tight">{words.formTitle}</h2>
      <div data-hydrates="" className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.nameLabel}
          required
          autoComplete="name"
          maxLength={100}
          error={errors.fullname?.message}
          {...register('fullname')}
        />
        <TextField
          label={words.emailLabel}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label={words.subjectLabel}
        required
        maxLength={150}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextArea
        label={words.messageLabel}
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
          busyLabel={words.sending}
          disabled={!isHydrated}
        >
          {words.send}
        </Button>
      </div>
      <noscript>
        <p className="text-ink-soft text-sm">{words.needsJavaScript}</p>
      </noscript>
    </form>
  )
}

type SentPanelProps = { message: string; onAnother: () => void }

function SentPanel({ message, onAnother }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form is gone: focus the heading.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4 text-center">
      <CircleCheckBig aria-hidden size={56} strokeWidth={1.75} className="text-good-ink" />
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl tracking-tight outline-none">
        {message}
      </h2>
      <p className="max-w-sm text-pretty text-ink-soft">{words.received(facts.contactReply)}</p>
      <Button size="lg" variant="secondary" onClick={onAnother}>
        {words.sendAnother}
      </Button>
    </div>
  )
}
