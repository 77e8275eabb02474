import type { ButtonLook } from '../../ui/button/button-classes.ts'
import { PROFESSIONAL_PRICE } from '../facts.ts'

export type Plan = {
  name: 'Starter' | 'Professional'
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
    name: 'Starter',
    description: 'Everything you need to show your menu on a phone.',
    price: 0,
    period: 'forever',
    popular: false,
    features: [
      'Your menu at its own address, with a QR code to print',
      'Categories, dishes, pictures, sizes and sold-out marks',
      'The free designs, in all their colours',
      'Share link, veg and non-veg marks, filters and search for customers',
      'Counts of menu views, QR scans and category views',
      'Ads appear on your menu, and we share the ad revenue with you. The share is paid manually and arranged by email',
    ],
    limitations: ['{product} branding on your menu', 'Basic analytics only'],
    cta: 'Ask about Starter',
    ctaVariant: 'secondary',
    icon: 'cart',
    colours: 'bg-brand-soft text-ink',
  },
  {
    name: 'Professional',
    description: 'Your menu, without any ads.',
    price: PROFESSIONAL_PRICE,
    period: 'per month',
    popular: true,
    trial: '7-day free trial. Write to us and we will turn it on.',
    features: [
      'Everything in Starter',
      'No ads on your menu',
      'No {product} branding on your menu',
      'The same address and QR code, so there is nothing to print again',
    ],
    limitations: [
      'Payment and plan changes are arranged manually, by email or chat',
      'No share of ad revenue',
    ],
    cta: 'Ask about Professional',
    ctaVariant: 'primary',
    icon: 'awning',
    colours: 'bg-brand text-on-brand',
  },
]
