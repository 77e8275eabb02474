import { Mark } from './Mark.tsx'

export function Wordmark({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <Mark size={size === 'lg' ? 38 : 28} />
      <span className={size === 'lg' ? `${name} text-3xl` : `${name} text-xl`}>Thela</span>
    </span>
  )
}

const name = 'font-extrabold tracking-[-0.04em]'
