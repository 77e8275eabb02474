/** Measures the processor time that only this thread spends on some work. */
export async function cpuSecondsOf<T>(work: () => Promise<T>) {
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}
