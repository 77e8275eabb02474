export const scrim = 'fixed inset-0 z-50 animate-fade-in bg-scrim data-[state=closed]:animate-fade-out'

export const dialogPanel =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise-in flex-col overflow-hidden rounded-t-xl border border-line bg-raised text-ink shadow-overlay outline-none data-[state=closed]:animate-fade-out sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-2rem)] sm:rounded-xl'

export const dialogWidth = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-5xl',
}
