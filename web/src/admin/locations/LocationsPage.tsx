import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Search, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { type OpenedPlaceDialog, PlaceDialogs } from './PlaceDialogs.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'

export function LocationsPage() {
  const [opened, setOpened] = useState<OpenedPlaceDialog>()
  const { search } = useSearch({ from: '/admin/layout/admin/locations' })
  const addCountry = () => setOpened({ dialog: 'add', level: 'country' })

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Locations"
        description="The locations that vendors and ads can choose from: country, state, city and area."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Upload aria-hidden />}
              onClick={() => setOpened({ dialog: 'import' })}
            >
              Bulk Import
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={addCountry}>
              Add Country
            </Button>
          </>
        }
      />
      <SearchField search={search} />
      <Card flush>
        {search ? (
          <PlaceSearch search={search} onOpen={setOpened} />
        ) : (
          <PlaceList level="country" onOpen={setOpened} />
        )}
      </Card>
      {opened && <PlaceDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const SEARCH_DELAY_MS = 300

function SearchField({ search = '' }: { search?: string }) {
  const navigate = useNavigate({ from: '/admin/locations' })
  const { value, onChange, onBlur } = useDebouncedText(search, SEARCH_DELAY_MS, (text) =>
    navigate({ search: { search: text.trim() || undefined }, replace: true, resetScroll: false }),
  )

  return (
    <search className="max-w-md">
      <TextField
        label="Search"
        type="search"
        maxLength={100}
        placeholder="Country, state, city or area"
        leading={<Search aria-hidden />}
        {...{ value, onChange, onBlur }}
      />
    </search>
  )
}
