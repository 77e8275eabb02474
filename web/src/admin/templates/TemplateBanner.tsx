import { Info } from 'lucide-react'

export function TemplateBanner() {
  return (
    <p
      role="note"
      className="flex gap-2.5 rounded-lg bg-brand-soft px-4 py-3 text-brand-ink text-sm leading-relaxed"
    >
      <Info aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>
        Designs that come with Thela are here from the start. Add your own as a .jsx file: it is checked, runs
        shut off from everything else, and stays disabled until you have looked at it and enabled it.
      </span>
    </p>
  )
}
