type Part = Buffer | { bytes: Buffer; name: string } | string

/** A multipart request as a browser sends it; a field with several files is a list. */
export async function form(parts: Record<string, Part | Part[]>) {
  const data = new FormData()
  for (const [field, given] of Object.entries(parts)) {
    for (const part of [given].flat()) append(data, field, part)
  }

  const body = new Response(data)
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  }
}

function append(data: FormData, field: string, part: Part) {
  if (typeof part === 'string') data.append(field, part)
  else if (Buffer.isBuffer(part)) data.append(field, new Blob([new Uint8Array(part)]), 'picture')
  else data.append(field, new Blob([new Uint8Array(part.bytes)]), part.name)
}
