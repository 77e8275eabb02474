import { askEarly } from './ask-early.ts'
import { readVisitor } from './read-visitor.ts'

// The build inlines this file into the page of the app, and not into those of the site.
const { token } = readVisitor(() => localStorage)
const { pathname, search } = location
Object.assign(globalThis, { thelaEarly: askEarly({ pathname, search, token }, fetch) })
