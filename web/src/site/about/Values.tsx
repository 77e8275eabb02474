export function Values() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline">What we hold on to</h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {values.map(({ name, text }) => (
          <li key={name} className="grid content-start gap-1.5 border-(--outline) border-t-2 pt-4">
            <h3 className="font-extrabold text-xl tracking-tight">{name}</h3>
            <p className="text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const values = [
  {
    name: 'The oldest phone first',
    text: 'If the menu opens at once on a cheap phone and a slow line, it opens everywhere. It can even be read with scripts switched off.',
  },
  {
    name: 'Only what is true',
    text: 'No invented ratings on menus, no made-up figures on this page. Where we show an example, it says so.',
  },
  {
    name: 'Your data stays yours',
    text: 'You can change it, take it with you and have it deleted. It is never sold, and customers are counted without being followed.',
  },
  {
    name: 'Free means usable',
    text: 'The Starter plan is a whole menu with a code, pictures and designs, not a sample that stops after a week.',
  },
]
