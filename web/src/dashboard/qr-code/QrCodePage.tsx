import { PageHeader } from '../../ui/PageHeader.tsx'
import { CodeCard } from './CodeCard.tsx'
import { PosterCard } from './PosterCard.tsx'
import { useCode } from './use-code.ts'

export function QrCodePage() {
  const code = useCode()

  return (
    <div className="grid gap-5">
      <PageHeader
        title="QR Code"
        description="Show it, print it, hang it up: whoever scans it sees your menu."
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CodeCard code={code} />
        <PosterCard link={code.link} />
      </div>
    </div>
  )
}
