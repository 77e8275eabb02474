import './studio.css'
import { createRoot } from 'react-dom/client'
import { enter } from './enter.ts'
import { NoKey } from './NoKey.tsx'

const root = createRoot(document.getElementById('root') as HTMLElement)
if (await enter()) {
  const { DatabaseStudio } = await import('./DatabaseStudio.tsx')
  root.render(<DatabaseStudio />)
} else {
  root.render(<NoKey />)
}
