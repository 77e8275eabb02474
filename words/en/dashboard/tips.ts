export const title = 'Tips to Improve Your Engagement Score'
export const groups = [
  {
    title: 'QR Code Optimization',
    tips: [
      'Put up the QR code where people wait: at eye level, near the counter and at the end of the queue.',
      'Print it at least 8 cm wide and keep it clean, flat and away from glare.',
      'Write one line beside it, such as “Scan to see our menu and prices”.',
      'Scan it with an old phone now and then, and print it again when it fades.',
    ],
  },
  {
    title: 'Menu Enhancement',
    tips: [
      'Put your best-selling items first: the first category is opened the most.',
      'Add a photo to your best dishes; start with the five that people ask for.',
      'Keep names short, and describe each dish in one sentence.',
      'Mark sold-out dishes as unavailable, so that customers do not ask for them.',
    ],
  },
  {
    title: 'Marketing & Promotion',
    tips: [
      'Share your menu link in your WhatsApp status when you open.',
      'Add the link to your Google Maps and Instagram profiles.',
      'Mark a dish of the day as popular, and change it often.',
      'Ask regular customers to send the menu to one friend.',
    ],
  },
  {
    title: 'Performance Monitoring',
    tips: [
      'Check these numbers on the same day every week for a fair comparison.',
      'After every change to the menu, compare the seven days before and after it.',
      'A category that stays red needs a better name, a better position or better photos.',
      'Use the busy hours to plan when to prepare and when to post.',
    ],
  },
]
