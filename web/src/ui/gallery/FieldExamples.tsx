import { Search } from 'lucide-react'
import { PasswordField } from '../form/PasswordField.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { Section } from './Section.tsx'

const categories = [
  { value: 'chaat', label: 'Chaat' },
  { value: 'dosa', label: 'Dosa and South Indian breakfast plates' },
]

export function FieldExamples() {
  return (
    <Section title="Fields">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <TextField
          label="Business name"
          hint="Your customers see this name."
          placeholder="Sharma Chaat Corner"
          required
        />
        <TextField
          label="Phone number"
          type="tel"
          defaultValue="98765"
          error="Please enter a valid phone number"
          required
        />
        <TextField label="Price" leading="₹" trailing="INR" inputMode="decimal" defaultValue="120.50" />
        <TextField label="Search" type="search" leading={<Search aria-hidden />} placeholder="Search items" />
        <TextField label="Address (disabled)" defaultValue="Law Garden, Ahmedabad" disabled />
        <TextField label="Link (read only)" defaultValue="https://thela.example/sharma/12" readOnly />
        <PasswordField label="Password" defaultValue="secret123" required />
        <PasswordField
          label="New password"
          error="Password must be at least 6 characters"
          defaultValue="abc"
        />
        <Select label="Category" options={categories} placeholder="Choose a category" />
        <Select
          label="Category with error"
          options={categories}
          placeholder="Choose"
          error="Please select a category"
        />
        <Select label="City" options={[]} placeholder="Select State first" disabled />
        <TextArea label="Description" hint="Up to 1000 characters." placeholder="पानी पूरी, તીખી ચટણી સાથે" />
      </div>
    </Section>
  )
}
