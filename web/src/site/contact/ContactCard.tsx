import { useSendMessage } from '../api.ts'
import { ContactFields } from './ContactFields.tsx'
import { SentPanel } from './SentPanel.tsx'

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
