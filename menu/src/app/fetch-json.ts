export async function fetchJson<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}
