import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { type Asked, PlaceDialogs } from './PlaceDialogs.tsx'
import { PlaceList } from './PlaceList.tsx'

export function LocationsPage() {
  const [asked, setAsked] = useState<Asked>()
  const addCountry = () => setAsked({ question: 'add', level: 'country' })

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Locations"
        description="The places that vendors and ads choose from: country, state, city, area."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Upload aria-hidden />}
              onClick={() => setAsked({ question: 'import' })}
            >
              Bulk Import
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={addCountry}>
              Add Country
            </Button>
          </>
        }
      />
      <Card flush>
        <PlaceList level="country" onAsk={setAsked} />
      </Card>
      {asked && <PlaceDialogs asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
