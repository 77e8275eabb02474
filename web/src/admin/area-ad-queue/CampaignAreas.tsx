import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { LocationPicker } from '../../locations/LocationPicker.tsx'
import type { Place } from '../../locations/place.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'

type Props = { areas: Place[]; error: string | undefined; onChange: (areas: Place[]) => void }

const nowhere: Place = { country: '', state: '', city: '', area: '' }

/** The places of a campaign: each is picked down to any level and then added to the list. */
export function CampaignAreas({ areas, error, onChange }: Props) {
  const [picked, setPicked] = useState(nowhere)
  const isListed = areas.some((area) => textOf(area) === textOf(picked))
  const add = () => {
    onChange([...areas, picked])
    setPicked({ ...picked, area: '' })
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">Areas</legend>
      <LocationPicker optional value={picked} onChange={setPicked} />
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={!picked.country || isListed}
          onClick={add}
        >
          Add area
        </Button>
      </div>
      {areas.length > 0 && (
        <ul aria-label="Areas of the campaign" className="grid gap-1">
          {areas.map((area) => (
            <li key={textOf(area)} className="flex items-center justify-between gap-2 text-sm">
              <span>{textOf(area)}</span>
              <IconButton
                size="sm"
                label={`Remove ${textOf(area)}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(areas.filter((other) => other !== area))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="font-medium text-bad-ink text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** 'Adajan, Surat, Gujarat, India' */
const textOf = ({ area, city, state, country }: Place) =>
  [area, city, state, country].filter(Boolean).join(', ')
