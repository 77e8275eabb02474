import { zodResolver } from '@hookform/resolvers/zod'
import { ContactForm } from '@thela/contract/site/contact'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIsAlive } from '../parts/use-is-alive.ts'

type Props = { onSend: (letter: ContactForm) => void; isSending: boolean }

export function ContactFields({ onSend, isSending }: Props) {
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
