import * as words from '@thela/words/ui/button'
import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './IconButton.tsx'

export function ThemeToggle() {
  const theme = useShownTheme()

  return <IconButton label={labelFor(theme)} icon={<Icons />} onClick={toggleTheme} />
}

function labelFor(shown: 'light' | 'dark' | undefined) {
  if (!shown) return words.switchTheme
  return shown === 'dark' ? words.switchToLight : words.switchToDark
}

/** Both icons; the style sheet shows the right one, also in a prerendered page. */
function Icons() {
  return (
    <span aria-hidden className="grid">
      <Sun className="col-start-1 row-start-1 [stroke:light-dark(transparent,currentColor)]" />
      <Moon className="col-start-1 row-start-1 [stroke:light-dark(currentColor,transparent)]" />
    </span>
  )
}

type Theme = 'light' | 'dark' | 'system'

// boot/read-visitor.ts reads the same key before the first paint.
const STORAGE_KEY = 'thela-theme'
const listeners = new Set<() => void>()

/** What the person chose. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function rememberTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  store(theme)
  for (const listener of listeners) listener()
}

/** Choosing the system's theme means following the system again. */
function toggleTheme() {
  const next = readShownTheme() === 'dark' ? 'light' : 'dark'
  rememberTheme(next === systemTheme() ? 'system' : next)
}

/** What is on screen now: 'light' or 'dark'; unknown in a prerendered page. */
function useShownTheme() {
  return useSyncExternalStore(subscribe, readShownTheme, unknown)
}

const unknown = () => undefined

function readShownTheme() {
  const theme = readTheme()
  return theme === 'system' ? systemTheme() : theme
}

function systemTheme() {
  return darkSystem().matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  const query = darkSystem()
  listeners.add(listener)
  query.addEventListener('change', listener)
  // boot/start-page.ts has read the choice again by then.
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)

  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

function darkSystem() {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function store(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
