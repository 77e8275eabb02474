import { Moon, Sun } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { toggleTheme, useShownTheme } from './theme.ts'

export function ThemeToggle() {
  const isDark = useShownTheme() === 'dark'

  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={toggleTheme}
    />
  )
}
