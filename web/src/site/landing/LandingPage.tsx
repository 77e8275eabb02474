import { PRODUCT_NAME } from '@thela/contract/values/product'
import { Figures } from '../parts/Figures.tsx'
import { SignUpBand } from '../parts/SignUpBand.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { Benefits } from './Benefits.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Steps } from './Steps.tsx'
import { Tailboard } from './Tailboard.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <Steps />
      <Features />
      <Tailboard />
      <Benefits />
      <Figures title={`On ${PRODUCT_NAME} right now`} />
      <Testimonials title="What a vendor might say" />
      <SignUpBand
        title="Open your stall online"
        text="A phone number is enough. Your menu has its own address and its own QR code from the first minute."
      />
    </>
  )
}
