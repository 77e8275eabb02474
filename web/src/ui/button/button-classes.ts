import { classNames } from '../class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container; a longer text takes a second line. */
  wide?: boolean
}

export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: ButtonLook) {
  return classNames(shape, looks[variant], sizes[size], wide ? 'w-full py-1' : 'whitespace-nowrap')
}

const shape =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:not-aria-busy:opacity-50 aria-busy:cursor-progress [&_svg]:size-[1.15em] [&_svg]:shrink-0'

const looks = {
  primary: 'border-brand-hover bg-brand text-on-brand shadow-card hover:bg-brand-hover active:bg-brand-hover',
  secondary:
    'border-line bg-surface text-ink shadow-card hover:border-line-strong hover:bg-hover active:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink-soft hover:bg-hover hover:text-ink active:bg-sunken',
  danger: 'border-bad-hover bg-bad text-on-bad shadow-card hover:bg-bad-hover active:bg-bad-hover',
}

const sizes = {
  sm: 'min-h-control-sm px-3 text-sm',
  md: 'min-h-control px-4 text-base md:text-sm',
  lg: 'min-h-control-lg px-6 text-base',
}
