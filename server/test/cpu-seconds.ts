/** How much processor time this thread itself spends on some work; what other processes and threads do does not count. */
export async function cpuSecondsOf<T>(work: () => Promise<T>) {
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}
