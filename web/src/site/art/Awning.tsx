/** The cloth over the stall: it hangs from the header. */
export function Awning() {
  return (
    <div aria-hidden className="awning-shade">
      <div className="awning text-ink" />
    </div>
  )
}
