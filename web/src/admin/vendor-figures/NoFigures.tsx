import { ChartNoAxesColumn } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What stands where a chart would, when there is nothing to draw (DEC-151). */
export function NoFigures({ text }: { text: string }) {
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={text} text="It appears here as soon as visitors come." />
  )
}
