import type { SeriesPoint } from '@thela/contract/admin/platform-analytics'
import { Card } from '../../ui/Card.tsx'
import { AreaChart } from '../../ui/charts/AreaChart.tsx'
import { CHART_DAYS, chartOfDays, isEmpty } from './charts.ts'
import { NoFigures } from './NoFigures.tsx'

type Props = { days: readonly SeriesPoint[]; emptyText: string }

export function ActivityOverTime({ days, emptyText }: Props) {
  const week = days.slice(-CHART_DAYS)

  return (
    <Card title="Activity Over Time" description={`All vendors, last ${CHART_DAYS} days.`}>
      {isEmpty(week) ? (
        <NoFigures text={emptyText} />
      ) : (
        <AreaChart {...chartOfDays(`Activity over time, last ${CHART_DAYS} days`, week)} />
      )}
    </Card>
  )
}
