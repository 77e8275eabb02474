import { CartArt } from '../art/CartArt.tsx'
import { Figures } from '../parts/Figures.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { Journey } from './Journey.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

export function AboutPage() {
  return (
    <>
      <PageHero
        title="Named after a cart"
        text="Thela is Hindi for the barrow that a street vendor pushes to the corner. We build the menu that hangs on it."
        art={
          <div className="mx-auto w-72 sm:w-96 xl:w-[30rem]">
            <CartArt />
          </div>
        }
      />
      <Story />
      <Figures title="Our impact, counted" />
      <Values />
      <Journey />
      <Team />
      <ContactBlock />
    </>
  )
}
