import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { FullScreenSpinner, Spinner } from '../feedback/Spinner.tsx'
import { Section } from './Section.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonExamples() {
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} icon={<Plus aria-hidden />}>
            Add item
          </Button>
          <Button variant={variant} size="lg" trailingIcon={<ArrowRight aria-hidden />}>
            Get Started
          </Button>
          <Button variant={variant} busy>
            Save changes
          </Button>
          <Button variant={variant} busy busyLabel="Deleting...">
            Delete
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} asChild>
            <a href="#buttons">As a link</a>
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Edit item" icon={<Pencil aria-hidden />} />
        <IconButton label="Edit category" variant="secondary" icon={<Pencil aria-hidden />} />
        <IconButton label="Saving" variant="secondary" size="sm" busy icon={<Pencil aria-hidden />} />
        <IconButton label="Not now" disabled icon={<Trash2 aria-hidden />} />
        <Spinner label="Loading..." />
      </div>
      <div className="max-h-60 overflow-hidden rounded-lg border border-line [&>*]:min-h-60!">
        <FullScreenSpinner />
      </div>
    </Section>
  )
}
