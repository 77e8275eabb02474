/** Loaded before a server: its clock stands at CLOCK_STANDS_AT until SIGUSR2 lets it go. */
const RealDate = Date
const standsAt = RealDate.parse(process.env.CLOCK_STANDS_AT ?? '')
let goesSince: number | undefined

const now = () => standsAt + (goesSince === undefined ? 0 : RealDate.now() - goesSince)

process.on('SIGUSR2', () => {
  goesSince ??= RealDate.now()
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
