import * as english from '@thela/words/menu'
import { speak, speakLater } from '../app/words.ts'

// For tests that render a part of a menu: a page is in its own language.
speak(english)
await speakLater()
