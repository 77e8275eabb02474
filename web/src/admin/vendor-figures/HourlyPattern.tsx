import type { HourPoint } from '@thela/contract/admin/platform-analytics'
import { Card } from '../../ui/Card.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { chartOfHours, isEmpty } from './charts.ts'
import { NoFigures } from './NoFigures.tsx'

type Props = { hours: readonly HourPoint[]; description: string; emptyText: string }

export function HourlyPattern({ hours, description, emptyText }: Props) {
  return (
    <Card title="Hourly Activity Pattern" description={description}>
      {isEmpty(hours) ? (
        <NoFigures text={emptyText} />
      ) : (
        <BarChart {...chartOfHours('Hourly activity pattern, 24 hours', hours)} />
      )}
    </Card>
  )
}
