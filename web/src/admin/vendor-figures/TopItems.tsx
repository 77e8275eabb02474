import type { TopItem } from '@thela/contract/analytics/vendor-activity'
import { Card } from '../../ui/Card.tsx'
import { PieChart } from '../../ui/charts/PieChart.tsx'
import { NoFigures } from './NoFigures.tsx'

type Props = { items: readonly TopItem[]; description: string; emptyText: string }

export function TopItems({ items, description, emptyText }: Props) {
  return (
    <Card title="Top Items by Popularity" description={description}>
      {items.length === 0 ? (
        <NoFigures text={emptyText} />
      ) : (
        <PieChart
          label="Top items by popularity"
          pointLabel="Item"
          valueLabel="Clicks"
          points={items.map(({ name, views, percentage }) => ({
            name: `${name}, ${percentage}%`,
            values: [views],
          }))}
        />
      )}
    </Card>
  )
}
