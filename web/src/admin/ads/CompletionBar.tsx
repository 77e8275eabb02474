import { Progress } from '../../ui/Progress.tsx'
import type { AdValues } from './ad-form.ts'
import { completion } from './ad-form.ts'

export function CompletionBar({ values }: { values: AdValues }) {
  const { filled, required } = completion(values)
  return <Progress label={`${filled} of ${required} required fields`} value={(filled / required) * 100} />
}
