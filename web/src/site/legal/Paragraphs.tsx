import { LinkedText } from '../parts/LinkedText.tsx'

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} className="text-pretty text-ink-soft lg:text-lg">
      <LinkedText text={text} />
    </p>
  ))
}
