import type { ReactNode } from 'react'

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 w-full border-line border-b pb-2 font-semibold text-ink text-lg">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}
