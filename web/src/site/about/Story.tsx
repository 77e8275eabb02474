export function Story() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 sm:py-24 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <h2 className="headline">Our story</h2>
        <div className="grid max-w-2xl gap-5 text-lg text-pretty">
          <p className="font-bold text-xl tracking-tight">
            Most menus on the street are a voice, a chalkboard or a card that was right last year.
          </p>
          <p className="text-ink-soft">
            A restaurant can pay a designer, a printer and an app. A vendor who sells forty plates of locho
            before noon cannot, and should not have to. What that vendor does have is a phone, and so does
            everybody in the queue.
          </p>
          <p className="text-ink-soft">
            So we made the smallest thing that helps: you type your dishes on your phone, we give you an
            address and a QR code, and whoever scans it reads the menu in the browser. No app, no account,
            nothing to install. It is written first for the cheap phone in bright sun on a slow line, because
            that is where it is used.
          </p>
          <p className="text-ink-soft">
            The Starter plan is free forever because ads on the menu pay for it, and vendors share in that
            revenue. Whoever prefers a menu without ads pays a small monthly price. That is the whole
            business.
          </p>
        </div>
      </div>
    </section>
  )
}
