import * as words from '@thela/words/dashboard/items'
/** The mark that every food packet in India carries: a green dot, or a red triangle. */
export function VegMark({ isVeg }: { isVeg: boolean }) {
  return (
    <svg
      role="img"
      aria-label={isVeg ? words.vegetarian : words.nonVegetarian}
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 ${isVeg ? 'text-good' : 'text-bad'}`}
    >
      <rect x="1" y="1" width="14" height="14" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {isVeg ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" />
      ) : (
        <path d="M8 4.2 12 11.6H4Z" fill="currentColor" />
      )}
    </svg>
  )
}
