type Props = { sections: { id: string; title: string }[]; isNumbered: boolean }

export function Contents({ sections, isNumbered }: Props) {
  return (
    <nav aria-label="Contents" className="self-start lg:sticky lg:top-24">
      <ol className="grid rounded-lg border border-line bg-surface p-3 shadow-card">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft transition-colors hover:bg-hover hover:text-ink md:min-h-9 lg:text-sm"
            >
              {isNumbered && (
                <span className="w-5 text-right font-bold text-brand-ink tabular-nums">{index + 1}</span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
