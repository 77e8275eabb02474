import { findTextIn } from '../find-text.ts'
import { fieldErrors } from './errors/field-errors.ts'
import { refusals } from './errors/refusals.ts'

/** What the server and the contract say in English, in Hindi. */
export const translateError = /* @__PURE__ */ findTextIn({ ...fieldErrors, ...refusals })
