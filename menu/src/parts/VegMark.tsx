/** The mark every Indian package carries, drawn by CSS, with its word for those who cannot see it. */
export function VegMark({ isVeg }: { isVeg: boolean }) {
  return (
    <i className={isVeg ? 'veg' : 'veg non'}>
      <span className="sr">{isVeg ? 'Veg' : 'Non-Veg'}</span>
    </i>
  )
}
