import { useState } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { DateRange } from '../form/DateRange.tsx'
import { FileDrop } from '../form/FileDrop.tsx'
import { Switch } from '../form/Switch.tsx'
import { Section } from './Section.tsx'

const cities = [
  'Ahmedabad',
  'Surat',
  'Vadodara',
  'Rajkot',
  'Mumbai',
  'Pune',
  'Nashik',
  'Jaipur',
  'Udaipur',
  'Indore',
]

export function ChoiceExamples() {
  const [isInStock, setIsInStock] = useState(true)
  const [city, setCity] = useState('Surat')
  const [search, setSearch] = useState('')
  const [dates, setDates] = useState({ from: '2026-11-08', to: '2026-11-14' })

  return (
    <Section title="Choices">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
        <div>
          <Switch label="In stock" checked={isInStock} onChange={setIsInStock} />
          <Switch label="Show ads on my menu" checked={false} />
          <Switch label="Locked by your plan" disabled checked />
          <Checkbox label="Vegetarian" defaultChecked />
          <Checkbox label="Popular" hint="Shown with a star." />
          <Checkbox label="I agree to the terms" error="Please accept the terms" />
          <Checkbox label="Not available" disabled />
        </div>
        <div className="grid content-start gap-4">
          <Combobox
            label="City"
            value={city}
            onChange={setCity}
            onSearch={setSearch}
            options={cities
              .filter((name) => name.toLowerCase().startsWith(search.toLowerCase()))
              .map((name) => ({ value: name, label: name }))}
            emptyText="No city found"
          />
          <DateRange label="Period" value={dates} onChange={setDates} />
          <Progress label="Importing locations" value={64} />
          <Progress label="Making the backup" />
        </div>
        <div className="grid content-start gap-4">
          <FileDrop
            label="Item picture"
            onFile={() => {}}
            accept="image/*"
            hint="JPG, PNG or WebP, up to 5 MB."
          />
          <FileDrop
            label="Logo"
            onFile={() => {}}
            accept="image/*"
            uploading
            progress={42}
            fileName="logo.png"
          />
          <FileDrop
            label="Cover"
            onFile={() => {}}
            accept="image/*"
            fileName="cover-with-a-very-long-name-from-a-phone.jpg"
            previewUrl="/favicon.svg"
            onRemove={() => {}}
          />
          <FileDrop label="Locations" onFile={() => {}} accept=".csv" error="Failed to upload image" />
        </div>
      </div>
    </Section>
  )
}
