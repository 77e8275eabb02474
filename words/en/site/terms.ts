// A fact is in braces, a link is [words](/path).
export const title = 'Terms of Service'
export const text =
  'Fourteen short sections in simple language. They apply to vendors who have an account and to everyone who opens a menu.'
export const sections = [
  {
    id: 'agreement',
    title: 'These terms',
    paragraphs: [
      'By registering as a vendor, or by using this site or a menu on it, you agree to these terms. If you do not agree, please do not use {product}.',
      'If you register on behalf of a business, you confirm that you are authorised to do so.',
    ],
  },
  {
    id: 'service',
    title: 'What {product} does',
    paragraphs: [
      '{product} lets vendors publish a menu that customers open by scanning a QR code or following a link, in a browser and without an app.',
      'The menu is for information only. {product} takes no orders, handles no payments for food and is not a party to any sale between vendor and customer.',
    ],
  },
  {
    id: 'accounts',
    title: 'Your account',
    paragraphs: [
      'You need a phone number and a password, and the details you give must be true. One phone number belongs to one account.',
      'Keep your password to yourself. What happens under your account is your responsibility; if you think somebody else is using it, change the password and tell us.',
    ],
  },
  {
    id: 'menu',
    title: 'Your menu',
    paragraphs: [
      'The names, descriptions, prices and pictures on your menu are yours and stay yours. You allow us to store, resize and show them as needed for the service.',
      'You are responsible for what you publish: prices, ingredients, veg and non-veg marks, opening hours and the right to use your pictures.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'What is not allowed',
    paragraphs: [
      'Do not publish anything unlawful, misleading or offensive, do not pretend to be another business, and do not use {product} to send spam or harmful code.',
      'Do not try to enter accounts or data that are not yours, to overload the service, or to increase the counts of visits, scans or ads with fake requests.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    paragraphs: [
      'Starter costs ₹0, forever. It shows ads and carries the {product} name. Professional costs {professionalPrice} per month and removes both. There are no setup fees.',
      'If a price changes, we will inform you {notice} before it takes effect.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment, trial and cancellation',
    paragraphs: [
      'Payment and plan changes are handled manually: you contact us by email or a messaging app, and an administrator makes the change. No payment is taken on this site.',
      'Professional can be tried free for {trial}. You may cancel anytime; your menu then continues on Starter.',
    ],
  },
  {
    id: 'ads',
    title: 'Ads and ad revenue',
    paragraphs: [
      'Menus on the Starter plan show ads, chosen by the area where you sell. Advertisers are responsible for what their ads say.',
      'Vendors on Starter share in the ad revenue of their menus. The share is paid manually and arranged by email.',
    ],
  },
  {
    id: 'custom-design',
    title: 'Custom designs',
    paragraphs: [
      'A custom menu design is a separate service at a quoted price. What it includes and what it costs is agreed in writing before work begins.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and support',
    paragraphs: [
      'We work to keep menus online at all times, but we cannot promise that the service is never interrupted. During maintenance, the site shows a notice.',
      'Messages from the [contact page](/contact) are answered within {contactReply}. Support hours are {supportHours}.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'What we store, why and for how long is written in our [privacy policy](/privacy). Your data is never sold.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending an account',
    paragraphs: [
      'You may ask us to delete your account at any time. It is hidden immediately, and its data is erased 30 days later.',
      'We may take a menu offline or close an account that breaks these terms. If we do, you can ask us for the reason.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      '{product} is provided as it is. We are not responsible for the food, prices or conduct of vendors, for what customers do with a menu, or for losses caused by an interruption, as far as the law allows.',
      'Nothing here limits rights that the law gives you and that cannot be waived.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    paragraphs: [
      'If these terms change, we announce it here {notice} before the change takes effect. If you continue to use {product} after that, you agree to the new terms.',
      'Questions? Write to us from the [contact page](/contact) or to {email}.',
    ],
  },
]
