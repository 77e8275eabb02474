// Runs before the first paint, so that a remembered theme never flashes. Its writing half is src/ui/theme.ts.
try {
  const theme = localStorage.getItem('thela-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's preference decides.
}
