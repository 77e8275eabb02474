export const tips = [
  {
    title: 'QR Code Optimization',
    tips: [
      'Hang the code where people wait: at eye level, near the counter and at the end of the queue.',
      'Print it at least 8 cm wide and keep it clean, flat and out of glare.',
      'Write one line beside it, such as “Scan to see our menu and prices”.',
      'Scan it with an old phone now and then, and print it again when it fades.',
    ],
  },
  {
    title: 'Menu Enhancement',
    tips: [
      'Put what sells best first: the first category is opened most.',
      'Add a photo to your best dishes; start with the five that people ask for.',
      'Keep names short, and say in one sentence what is inside.',
      'Mark what has run out, so that nobody orders in vain.',
    ],
  },
  {
    title: 'Marketing & Promotion',
    tips: [
      'Share your menu link in your WhatsApp status when you open.',
      'Put the link into your Google Maps and Instagram profiles.',
      'Mark a dish of the day as popular, and change it often.',
      'Ask regular customers to send the menu to one friend.',
    ],
  },
  {
    title: 'Performance Monitoring',
    tips: [
      'Look at these numbers on the same weekday each week, so that you compare like with like.',
      'After every change of the menu, compare the seven days before and after it.',
      'A category that stays red needs a better name, a better place or better photos.',
      'Use the busy hours to plan when to prepare and when to post.',
    ],
  },
] as const
