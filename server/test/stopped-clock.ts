/** Preloaded into a server process: its clock stays at STOPPED_CLOCK_TIME until SIGUSR2 starts it. */
const RealDate = Date
const stoppedAt = RealDate.parse(process.env.STOPPED_CLOCK_TIME ?? '')
let startedAt: number | undefined

const now = () => stoppedAt + (startedAt === undefined ? 0 : RealDate.now() - startedAt)

process.on('SIGUSR2', () => {
  startedAt ??= RealDate.now()
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
