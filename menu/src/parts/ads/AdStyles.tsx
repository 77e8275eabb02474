import floating from '../floating-ad/floating.css?inline'
import ads from './ads.css?inline'

/** React puts it into the head once, before the template's own styles, which so win. */
export const AdStyles = () => (
  <style href="ads" precedence="low">
    {ads + floating}
  </style>
)
