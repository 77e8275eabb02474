import { Eye, Plus, QrCode, Star, Tags } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { Card } from '../layout/Card.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { StatCard } from '../layout/StatCard.tsx'
import { Tabs } from '../layout/Tabs.tsx'
import { Section } from './Section.tsx'

const tones = ['neutral', 'brand', 'good', 'warn', 'bad'] as const
const colours = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6']

export function ContentExamples() {
  const [tab, setTab] = useState('all')
  const tabs = [
    { value: 'all', label: 'All', icon: <Eye aria-hidden />, content: 'Everything is here.' },
    { value: 'local', label: 'Local', icon: <Tags aria-hidden />, content: 'Only the local ones.' },
    { value: 'settings', label: 'Settings', icon: <Star aria-hidden />, content: 'Settings.' },
  ]

  return (
    <Section title="Content">
      <PageHeader
        title="Dashboard"
        description="How your menu did this week."
        actions={
          <>
            <Button variant="secondary" icon={<Eye aria-hidden />}>
              View menu
            </Button>
            <Button icon={<Plus aria-hidden />}>Add item</Button>
          </>
        }
      />
      <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StatCard label="Menu views" value="1,24,560" icon={<Eye />} caption="+12% since last week" />
        <StatCard label="QR scans" value="842" icon={<QrCode />} />
        <StatCard label="Categories" value="12" icon={<Tags />} caption="3 without items" loading />
        <StatCard label="Revenue" value="₹12,480.50" caption="Today" />
      </div>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} dot>
            {tone}
          </Badge>
        ))}
        {colours.map((colour) => (
          <span key={colour} className={`size-6 rounded-sm ${colour}`} />
        ))}
      </div>
      <Tabs label="Ads" tabs={tabs} value={tab} onChange={setTab} />
      <Card
        title="QR code"
        description="Print it and put it on your cart."
        footer="Last downloaded Nov 12, 2026"
      >
        Card content
      </Card>
    </Section>
  )
}
