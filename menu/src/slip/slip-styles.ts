import looks from './looks.css?inline'
import slip from './slip.css?inline'
import dialog from './slip-dialog.css?inline'

export const slipStyles = slip + dialog + looks
