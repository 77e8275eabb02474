import { Moon, Sun } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { toggleTheme, useShownTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useShownTheme()

  return (
    <IconButton
      label={theme ? `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme` : 'Switch theme'}
      icon={<Icons />}
      onClick={toggleTheme}
    />
  )
}

/** One upon the other; the style sheet shows the right one, also in a page that was rendered ahead of its reader. */
function Icons() {
  return (
    <span aria-hidden className="grid">
      <Sun className="col-start-1 row-start-1 [stroke:light-dark(transparent,currentColor)]" />
      <Moon className="col-start-1 row-start-1 [stroke:light-dark(currentColor,transparent)]" />
    </span>
  )
}
