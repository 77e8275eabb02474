/** The list that was asked for; an answer that holds none is a failure like any other. */
export function listOf<Entry>(sent: Entry[]) {
  if (!Array.isArray(sent)) throw new Error('The server did not send a list')
  return sent
}
