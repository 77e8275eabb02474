import { Questions } from '../parts/Questions.tsx'
import groups from './questions.json' with { type: 'json' }

export function ContactQuestions() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:py-24">
        <h2 className="headline">Thirty short answers</h2>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {groups.map(({ title, questions }) => (
            <div key={title} className="grid content-start gap-4">
              <h3 className="font-extrabold text-xl tracking-tight">{title}</h3>
              <Questions questions={questions} name="contact-question" />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
