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
  const addCountry = () => setAsked({ kind: 'add', level: 'country' })

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
              onClick={() => setAsked({ kind: 'import' })}
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
      {asked?.kind === 'add' && <AddPlaceDialog {...asked} onClose={close} />}
      {asked?.kind === 'delete' && <DeletePlaceDialog {...asked} onClose={close} />}
      {asked?.kind === 'import' && <ImportDialog onClose={close} />}
    </div>
  )
}
