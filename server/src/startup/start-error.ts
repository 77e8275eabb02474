/** Something the operator can put right: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
