import { askEarly } from './ask-early.ts'
import { startPage } from './start-page.ts'

// The build inlines this file into the page of the app (web/inline-boot.ts), which loads its scripts at once.
const token = startPage()
const { pathname, search } = location
Object.assign(globalThis, { thelaEarly: askEarly({ pathname, search, token }, fetch) })
