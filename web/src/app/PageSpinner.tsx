import { Spinner } from '../ui/Spinner.tsx'

/** While the code of a screen is on its way; the layout around it stands already. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading" size={22} />
    </div>
  )
}
