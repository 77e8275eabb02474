// A fact is in braces, a link is [words](/path).
export const questions = [
  {
    question: 'Is Starter really free?',
    answer:
      'Yes: ₹0, forever, with no setup fees. Ads on your menu pay for it, and your menu carries the {product} name.',
  },
  {
    question: 'What does Professional change?',
    answer: 'Your menu shows no ads and no {product} branding. It costs {professionalPrice} per month.',
  },
  {
    question: 'How does the free trial work?',
    answer:
      'Register first, then write to us by chat or from the [contact page](/contact). We will turn on Professional for {trial}. If you do nothing after that, you go back to Starter and pay nothing.',
  },
  {
    question: 'How do I pay?',
    answer:
      'Payment and plan changes are handled manually: write to us by email or chat, we will tell you how to pay, and an administrator will change your plan. No card is stored on this site.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Anytime. Write to us and you are back on Starter; your menu, your address and your QR code stay the same.',
  },
  {
    question: 'What is my share of the ad revenue?',
    answer:
      'Starter vendors share in the revenue of the ads on their menus. The share is paid manually and arranged by email; ask us on the [contact page](/contact) how it is calculated for your area.',
  },
  {
    question: 'Will the price change?',
    answer: 'If it does, we will inform you {notice} in advance, as stated in our [terms](/terms).',
  },
]
