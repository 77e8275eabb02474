import { Plus } from 'lucide-react'
import { LinkedText } from './LinkedText.tsx'

export type Question = { question: string; answer: string }

type Props = {
  questions: readonly Question[]
  /** Of all that share it, one answer is open at a time. */
  name: string
}

/** Native disclosures: they open without any script, and a search in the page finds what is folded away. */
export function Questions({ questions, name }: Props) {
  return (
    <div className="grid border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-line border-b">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-brand-ink [&::-webkit-details-marker]:hidden">
            <span>
              <LinkedText text={question} />
            </span>
            <Plus
              aria-hidden
              size={20}
              className="shrink-0 text-brand-ink transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-2xl text-pretty pb-5 text-ink-soft">
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
