import * as words from '@thela/words/site/pricing'
import type { ButtonLook } from '../../ui/button/button-classes.ts'
import { PROFESSIONAL_PRICE } from '../facts.ts'

export type Plan = {
  name: string
  description: string
  price: number
  /** The rupee unless said otherwise. */
  currency?: string
  period: string
  popular: boolean
  trial?: string
  /** They name the site as '{product}'. */
  features: string[]
  limitations: string[]
  cta: string
  ctaVariant: ButtonLook['variant']
  icon: 'cart' | 'awning'
  /** The ground and the text of the card's head. */
  colours: string
}

export const plans: Plan[] = [
  {
    ...words.starter,
    price: 0,
    popular: false,
    ctaVariant: 'secondary',
    icon: 'cart',
    colours: 'bg-brand-soft text-ink',
  },
  {
    ...words.professional,
    price: PROFESSIONAL_PRICE,
    popular: true,
    ctaVariant: 'primary',
    icon: 'awning',
    colours: 'bg-brand text-on-brand',
  },
]
