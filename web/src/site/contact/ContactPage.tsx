import { facts } from '../facts.ts'
import { ContactLinks } from '../parts/ContactLinks.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { ContactCard } from './ContactCard.tsx'
import { ContactQuestions } from './ContactQuestions.tsx'
import { Greetings } from './Greetings.tsx'
import { SupportFacts } from './SupportFacts.tsx'

export function ContactPage() {
  return (
    <>
      <PageHero
        title="Ask us anything"
        text={`Write, call or chat. We reply within ${facts.contactReply}.`}
        art={<Greetings />}
      />
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
