import { Moon, Sun } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { toggleTheme, useShownTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useShownTheme()
  const isDark = theme === 'dark'

  return (
    <IconButton
      label={theme ? `Switch to ${isDark ? 'light' : 'dark'} theme` : 'Switch theme'}
      icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={toggleTheme}
    />
  )
}
