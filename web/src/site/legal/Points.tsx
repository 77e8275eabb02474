import { LinkedText } from '../parts/LinkedText.tsx'

export type Point = { name: string; text: string }

/** A list of named things, each explained in a sentence or two. */
export function Points({ points }: { points: Point[] }) {
  return (
    <dl className="grid gap-4 lg:text-lg">
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-bold">
            <LinkedText text={name} />
          </dt>
          <dd className="text-pretty text-ink-soft">
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
