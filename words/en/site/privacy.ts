// A fact is in braces, a link is [words](/path).
export const title = 'Privacy Policy'
export const text = 'What data we store, why, for how long, and what choices you have.'
export const sections = [
  {
    id: 'data',
    title: 'What we collect',
    points: [
      {
        name: 'Account data',
        text: 'Vendors give a name, a business name, a phone number, a password, the place where they sell and, if they like, an email address, an address, opening hours and a logo. The password is stored as a one-way hash and cannot be read.',
      },
      {
        name: 'Menu data',
        text: 'Categories, dishes, prices, descriptions and pictures that a vendor puts on the menu, with the name, place and opening hours of the business, and the phone number unless the vendor hides it. This information is public.',
      },
      {
        name: 'Usage data',
        text: "When a menu is opened, we count the visit or the scan, the category or dish that was looked at, what was searched for and which ads were shown or clicked. Visitors are told apart by a code that changes every day and cannot be used to identify a person; their IP address is not stored with it. Favourites stay on the visitor's own phone.",
      },
      {
        name: 'Messages and sign-ins',
        text: 'What you write on the contact page, and a record of sign-ins and changes to accounts with the network address they came from.',
      },
    ],
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    points: [
      {
        name: 'Providing the service',
        text: 'To show menus, to let vendors sign in and manage them, to show vendors how often their menu is read, and to keep the platform safe.',
      },
      {
        name: 'Communication',
        text: 'To answer your messages, to arrange plans and payments, and to tell you about changes that concern you.',
      },
      {
        name: 'Advertising revenue, Starter plan only',
        text: "Menus on the Starter plan show ads chosen by the vendor's area. We count how often each was shown and clicked. Menus on the Professional plan show no ads.",
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Who else is involved',
    paragraphs: [
      'By default nobody: menus, pictures and counts are kept on the servers this site runs on. Two kinds of outside service are used only if the operator of this site turns them on.',
    ],
    points: [
      {
        name: 'An analytics service',
        text: 'Used only if turned on. This site includes no web-analytics script; the figures you see are counted by {product} itself.',
      },
      {
        name: 'An image storage service',
        text: 'Used only if turned on. Otherwise uploaded pictures are stored on our own servers.',
      },
    ],
  },
  {
    id: 'never-sold',
    title: 'Your data is never sold',
    paragraphs: [
      'We do not sell personal data to anyone. Advertisers learn how often an ad was seen, never who saw it.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    points: [
      {
        name: 'Access',
        text: 'Vendors can see their data in the dashboard and download it (see Export). Everyone else can ask us what we have stored about them, and we will send it.',
      },
      {
        name: 'Update',
        text: 'Vendors correct their details themselves in the dashboard, under Profile.',
      },
      {
        name: 'Delete',
        text: 'Ask us to delete your account or your data. Personal data is deleted within 30 days.',
      },
      {
        name: 'Export',
        text: 'Vendors can download their profile, menu and statistics themselves: Download My Data in the dashboard, under Profile, gives a JSON file that other programs can read.',
      },
    ],
    paragraphs: [
      'Requests about your data are completed within {rightsReply}. Write to us from the [contact page](/contact).',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      'Passwords and sign-in tokens are stored only as one-way hashes. Repeated wrong password attempts are slowed down. Vendors can access only their own data, and every change is recorded. The place where a photo was taken is removed when it is uploaded. The database is backed up every night.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    points: [
      {
        name: 'Account and menu data',
        text: 'While the account is active, plus 30 days after its deletion.',
      },
      {
        name: 'Analytics',
        text: '2 years.',
      },
      {
        name: 'Logs',
        text: '1 year.',
      },
      {
        name: 'Personal data you ask us to delete',
        text: 'Deleted within 30 days.',
      },
      {
        name: 'Contact messages',
        text: 'Until they are resolved and you ask us to delete them.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Questions about privacy',
    paragraphs: [
      'We answer privacy questions within {privacyReply}. Support hours are {supportHours}. Please also read our [terms of service](/terms).',
    ],
  },
]
