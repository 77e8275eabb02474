import * as words from '@thela/words/site/contact'
import { groups } from '@thela/words/site/contact-questions'
import { Clock, MapPin, Reply, ShieldCheck } from 'lucide-react'
import { facts } from '../facts.ts'
import { ContactLinks } from '../parts/ContactLinks.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { ContactCard } from './ContactCard.tsx'

export function ContactPage() {
  return (
    <>
      <PageHero title={words.title} text={words.text(facts.contactReply)} art={<Greetings />} />
      <section className="mx-auto grid w-full max-w-6xl gap-6 px-4 pb-16 sm:pb-24">
        <ContactLinks />
        <div className="grid gap-6 lg:grid-cols-[1.5fr_1fr]">
          <ContactCard />
          <SupportFacts />
        </div>
      </section>
      <ContactQuestions />
    </>
  )
}

/** The same word from three mouths. */
function Greetings() {
  return (
    <div
      aria-hidden
      className="hidden w-80 gap-3 self-center py-8 font-black text-3xl tracking-tight lg:grid"
    >
      <span className={`${bubble} -rotate-3 justify-self-start rounded-bl-none bg-brand text-on-brand`}>
        Namaste!
      </span>
      <span lang="hi" className={`${bubble} rotate-2 justify-self-end rounded-br-none bg-surface`}>
        नमस्ते!
      </span>
      <span
        lang="gu"
        className={`${bubble} -rotate-1 justify-self-start rounded-bl-none bg-good text-on-good`}
      >
        નમસ્તે!
      </span>
    </div>
  )
}

const bubble = 'rounded-xl border-2 border-(--outline) px-6 py-3'

function SupportFacts() {
  return (
    <ul className="grid content-start gap-5 rounded-xl bg-raised p-6 text-ink by-night sm:p-8">
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-brand" />
          <div>
            <h2 className="font-bold">{title}</h2>
            <p className="text-pretty text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const cards = [
  { icon: Reply, title: words.replyTitle, text: words.replyText(facts.contactReply) },
  { icon: Clock, title: words.hoursTitle, text: words.hoursText(facts.supportHours) },
  { icon: MapPin, title: words.placeTitle, text: words.placeText(facts.city) },
  {
    icon: ShieldCheck,
    title: words.privacyTitle,
    text: words.privacyText(facts.privacyReply, facts.rightsReply),
  },
]

function ContactQuestions() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:py-24">
        <h2 className="headline">{words.questionsTitle}</h2>
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
