import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AddPlaceDialog } from './AddPlaceDialog.tsx'
import type { Asked } from './asked.ts'
import { DeletePlaceDialog } from './DeletePlaceDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { PlaceList } from './PlaceList.tsx'

export function LocationsPage() {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
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
      {asked?.question === 'add' && <AddPlaceDialog {...asked} onClose={close} />}
      {asked?.question === 'delete' && <DeletePlaceDialog {...asked} onClose={close} />}
      {asked?.question === 'import' && <ImportDialog onClose={close} />}
    </div>
  )
}
