import '../styles/ui.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ThemeToggle } from '../button/ThemeToggle.tsx'
import { Wordmark } from '../layout/Wordmark.tsx'
import { Toaster } from '../overlay/Toaster.tsx'
import { ButtonExamples } from './ButtonExamples.tsx'
import { ChartExamples } from './ChartExamples.tsx'
import { ChoiceExamples } from './ChoiceExamples.tsx'
import { ContentExamples } from './ContentExamples.tsx'
import { FieldExamples } from './FieldExamples.tsx'
import { ListExamples } from './ListExamples.tsx'
import { OverlayExamples } from './OverlayExamples.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}

/** The primitives in their states, for people to look at. */
function Gallery() {
  return (
    <main className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-6 md:px-8">
      <header className="flex items-center justify-between">
        <Wordmark size="lg" />
        <ThemeToggle />
      </header>
      <ButtonExamples />
      <FieldExamples />
      <ChoiceExamples />
      <OverlayExamples />
      <ContentExamples />
      <ListExamples />
      <ChartExamples />
      <Toaster />
    </main>
  )
}
