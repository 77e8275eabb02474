import { findTextIn } from '../find-text.ts'
import { fieldErrors } from './errors/field-errors.ts'
import { refusals } from './errors/refusals.ts'

const find = /* @__PURE__ */ findTextIn({ ...fieldErrors, ...refusals })

/** What the server and the contract say in English, in Gujarati. */
export const translateError = (text: string) => find(text)
