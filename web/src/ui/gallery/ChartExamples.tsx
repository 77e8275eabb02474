import { BarChart } from '../charts/BarChart.tsx'
import { Gauge } from '../charts/Gauge.tsx'
import { Heatmap } from '../charts/Heatmap.tsx'
import { LineChart } from '../charts/LineChart.tsx'
import { PieChart } from '../charts/PieChart.tsx'
import { Card } from '../layout/Card.tsx'
import { Section } from './Section.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}:00`, short: String(hour) }))
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const visits = {
  label: 'Visits a day',
  pointLabel: 'Day',
  series: [{ label: 'Total Views' }, { label: 'Direct Views' }, { label: 'QR Scans' }],
  points: week.map((name, day) => ({ name, values: [20 + day * 7, 12 + day * 3, 8 + day * 4] })),
}
const views = {
  label: 'Views of each category',
  pointLabel: 'Category',
  points: [
    { name: 'Chaat', values: [64] },
    { name: 'Drinks', values: [31] },
    { name: 'Sweets and ice creams', values: [5] },
  ],
}

export function ChartExamples() {
  return (
    <Section title="Charts">
      <div className="grid gap-4 xl:grid-cols-2">
        <Card title="Lines">
          <LineChart {...visits} />
        </Card>
        <Card title="Vertical bars">
          <BarChart {...visits} />
        </Card>
        <Card title="Horizontal bars">
          <BarChart {...views} series={[{ label: 'Views' }]} bars="horizontal" />
        </Card>
        <Card title="Parts">
          <PieChart {...views} valueLabel="Views" />
        </Card>
        <Card title="Gauges">
          <div className="grid grid-cols-3 gap-3">
            <Gauge label="Chaat" value={64} rating="Excellent" colour="good" />
            <Gauge label="Drinks" value={31} rating="Good" colour="warn" />
            <Gauge label="Sweets" value={5} rating="Needs Attention" colour="bad" />
          </div>
        </Card>
        <Card title="Hours">
          <Heatmap
            label="Visits by weekday and hour"
            columns={hours}
            rows={week.map((name, day) => ({
              label: name,
              short: name,
              values: hours.map((_, hour) => (hour * (day + 1)) % 17),
            }))}
          />
        </Card>
      </div>
    </Section>
  )
}
