import { Milestone } from '../art/Milestone.tsx'

export function Journey() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:py-24">
        <div className="grid gap-3">
          <h2 className="headline">Our journey so far</h2>
          <p className="max-w-xl text-pretty text-ink-soft">
            We list only what is finished, not what is planned.
          </p>
        </div>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {milestones.map(({ name, text }, index) => (
            <li key={name} className="flex gap-5">
              <Milestone>{index + 1}</Milestone>
              <div className="grid content-start gap-1 pt-1">
                <h3 className="font-bold text-lg">{name}</h3>
                <p className="text-pretty text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const milestones = [
  { name: 'QR code menus', text: 'A menu with its own address that opens from a QR code, without an app.' },
  {
    name: 'Menu management',
    text: 'Dishes, prices, pictures and sold-out items, managed from the vendor’s own phone.',
  },
  { name: 'Designs', text: 'Six designs in several colours each, from a printed card to truck art.' },
  {
    name: 'Indian languages',
    text: 'Hindi, Gujarati and every other script, in dish names and in addresses.',
  },
  {
    name: 'Analytics',
    text: 'Visits and scans as they happen, without cookies and without tracking anyone.',
  },
  { name: 'Local ads', text: 'Ads for the local area, so that the Starter plan can stay free.' },
]
