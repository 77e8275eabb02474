export type Testimonial = {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  name: string
  business: string
  location: string
  plan: 'Starter' | 'Professional'
}

/** Written by us to show how it could sound; every place that shows them says so (DEC-207). */
export const exampleTestimonials: Testimonial[] = [
  {
    rating: 5,
    text: 'I used to shout the price of every plate. Now people come to the front knowing what they want.',
    name: 'A chaat vendor',
    business: 'Evening chaat cart',
    location: 'Surat',
    plan: 'Starter',
  },
  {
    rating: 5,
    text: 'When the undhiyu is finished, I mark it on my phone. Nobody waits ten minutes to hear no.',
    name: 'A lunch-home owner',
    business: 'Family dining room',
    location: 'Ahmedabad',
    plan: 'Professional',
  },
  {
    rating: 4,
    text: 'The code hangs on the awning. Tourists read the English names, my regulars read Gujarati.',
    name: 'A sweet-shop keeper',
    business: 'Corner sweet shop',
    location: 'Vadodara',
    plan: 'Professional',
  },
]
