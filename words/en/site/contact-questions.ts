// A fact is in braces, a link is [words](/path).
export const groups = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'What is {product}?',
        answer:
          'A digital menu for street vendors and small food businesses. You add your dishes on your phone, and customers see them by scanning a QR code or opening a link.',
      },
      {
        question: 'What do I need to register?',
        answer:
          'Your name, the name of your business, a phone number, a password and the place where you sell. An email address is optional unless the form asks for it.',
      },
      {
        question: 'When is my menu online?',
        answer:
          'As soon as you register. Your link and your QR code are ready immediately, and every dish you add appears on the menu. If this site asks for email verification, first open the link we email you.',
      },
      {
        question: 'Do I need a computer?',
        answer: 'No. Every screen works on a small phone. A computer works as well.',
      },
      {
        question: 'Do my customers need an app or an account?',
        answer: 'No. The menu opens in the browser that is already on their phone.',
      },
    ],
  },
  {
    title: 'Your menu',
    questions: [
      {
        question: 'How is a menu built?',
        answer:
          'You create categories, such as Snacks or Drinks, and add dishes to them. Each dish has a name and a price and, if you like, a description, a picture and more details. Drag to change the order.',
      },
      {
        question: 'Can one dish have several sizes or prices?',
        answer:
          'Yes. A dish can have variations, such as half and full plate, each with its own price. The menu then shows the lowest price with the word From.',
      },
      {
        question: 'What happens when something is sold out?',
        answer:
          'You mark the dish as unavailable. Depending on your design, the menu shows it as Out of Stock or leaves it out until you mark it available again.',
      },
      {
        question: 'Can I write in Hindi or Gujarati?',
        answer:
          'Yes, in any script, in the name of your business too. You can also add an English name for each dish.',
      },
      {
        question: 'Which pictures can I upload?',
        answer:
          'Photos from your phone: by default JPEG, PNG, WebP or GIF up to 5 MB each. We make them smaller for slow internet, and remove the location saved in the photo.',
      },
    ],
  },
  {
    title: 'Designs',
    questions: [
      {
        question: 'Which designs are there?',
        answer:
          'Six, besides the plain list: Basic, Modern Minimal, Street Food Vibrant, Digital Menu V2, Skeleton and Luxury. Your dashboard shows which ones you can choose.',
      },
      {
        question: 'Can I change the colours?',
        answer:
          'Yes. Each design has its own colour themes: six, or four for Luxury. You see them with your own dishes before you apply one.',
      },
      {
        question: 'Can I change the design later?',
        answer: 'As often as you like. Your address and your QR code stay the same.',
      },
      {
        question: 'Can you create a design only for me?',
        answer: 'Yes, this is a paid service. Ask for a quote on the [pricing page](/pricing).',
      },
      {
        question: 'Are vegetarian dishes marked?',
        answer:
          'Yes, in the Indian way: a green mark for veg, a red one for non-veg, and as text for screen readers. Customers can choose to see only one kind.',
      },
    ],
  },
  {
    title: 'QR code and customers',
    questions: [
      {
        question: 'Where do I find my QR code?',
        answer:
          'In your dashboard under QR Code. You can download it as a picture that is ready for printing.',
      },
      {
        question: 'Does the code still work if I change dishes or prices?',
        answer: 'Yes. The code holds the address of your menu, not its content.',
      },
      {
        question: 'What if I rename my business?',
        answer: 'QR codes and links with your old name open your new link.',
      },
      {
        question: 'Can I share my menu without a code?',
        answer:
          'Yes. Your menu has a link that you can send in any messaging app, and a share button for customers.',
      },
      {
        question: 'Can customers order or pay on the menu?',
        answer:
          'No. The menu is only for viewing. In one design customers can make a list of dishes to show at the counter, but no order is sent and no payment is made.',
      },
    ],
  },
  {
    title: 'Plans and money',
    questions: [
      {
        question: 'What does it cost?',
        answer:
          'Starter is ₹0 forever and shows ads. Professional is {professionalPrice} per month without ads. Both are compared on the [pricing page](/pricing).',
      },
      {
        question: 'Is there a free trial?',
        answer: 'Yes, {trial} of Professional. Write to us and we will turn it on.',
      },
      {
        question: 'How do I pay for Professional?',
        answer:
          'Contact us by email or chat, and we will tell you how. Our team changes your plan; there is no online payment.',
      },
      {
        question: 'How do I cancel?',
        answer: 'Write to us, anytime. Your menu goes back to Starter and stays online.',
      },
      {
        question: 'What is the ad revenue share?',
        answer:
          'On Starter, ads appear on your menu and you share in their revenue. It is paid manually and arranged by email. Ask us for the details for your area.',
      },
    ],
  },
  {
    title: 'Account, data and help',
    questions: [
      {
        question: 'What can I see in the analytics?',
        answer:
          'How often your menu was opened, how many of those visits came from your QR code, and which categories and dishes people looked at.',
      },
      {
        question: 'What do you store about my customers?',
        answer:
          'Only counts. We do not store their names or addresses, and favourites stay on their own phone. More in our [privacy policy](/privacy).',
      },
      {
        question: 'I forgot my password. What should I do?',
        answer:
          'Write to us from this page with your business name and phone number. An administrator can set a new password after we verify that it is you.',
      },
      {
        question: 'Can I get a copy of my data, or delete my account?',
        answer:
          'Yes. Download My Data in your dashboard, under Profile, gives you your profile, menu and statistics as a file. To delete your account, write to us; requests about your data are completed within {rightsReply}. A deleted account is hidden immediately, and its data is erased 30 days later.',
      },
      {
        question: 'When will you reply?',
        answer: 'We reply within {contactReply}. Support hours are {supportHours}.',
      },
    ],
  },
]
