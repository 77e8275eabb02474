import ads from './ads.css?inline'
import floating from './floating/floating.css?inline'

/** React puts it into the head once, before the template's own styles, which so win. */
export const AdStyles = () => (
  <style href="ads" precedence="low">
    {ads + floating}
  </style>
)
