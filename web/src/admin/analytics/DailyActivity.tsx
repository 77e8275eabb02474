import type { SeriesPoint } from '@thela/contract/admin/platform-analytics'
import { periodDays } from '@thela/contract/values/date-range'
import { timeWords } from '@thela/contract/values/time-zone'
import { Card } from '../../ui/Card.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { chartOfDays, isEmpty } from '../vendor-figures/charts.ts'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'
import { type AnalyticsPeriod, periodNames } from './period-names.ts'

type Props = { days: readonly SeriesPoint[]; period: AnalyticsPeriod }

export function DailyActivity({ days, period }: Props) {
  const ofPeriod = days.slice(-periodDays[period])

  return (
    <Card title="Daily Activity" description={`${periodNames[period]}, day by day (${timeWords()}).`}>
      {isEmpty(ofPeriod) ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <LineChart {...chartOfDays(`Daily activity, ${periodNames[period].toLowerCase()}`, ofPeriod)} />
      )}
    </Card>
  )
}
