/** The box of everything one types or picks in; 16 px text on phones keeps iOS from zooming in. */
export const controlClasses =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-[1rem] text-ink shadow-card transition-colors hover:border-ink-soft focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint read-only:not-[select]:border-line read-only:not-[select]:bg-sunken read-only:not-[select]:shadow-none aria-invalid:border-bad-ink aria-invalid:bg-bad-soft has-[option[value='']:checked]:text-ink-faint md:text-sm"

export const controlHeight = 'h-control'
