/** Finishes what is under way, then stops; a second signal does not wait. */
export function stopOnSignal(closers: (() => unknown)[]) {
  let isStopping = false

  async function stop() {
    if (isStopping) process.exit(1)
    isStopping = true
    for (const close of closers) await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
