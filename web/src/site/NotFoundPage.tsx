import { SUPPORT_EMAIL } from '@thela/contract/product'
import { NotFoundBlock } from './NotFoundBlock.tsx'

export function NotFoundPage() {
  return (
    <NotFoundBlock
      title="Page Not Found"
      text="The address may be mistyped, or the page has moved."
      offers={['home', 'back']}
      support={
        <>
          Still looking? Write to{' '}
          <a href={`mailto:${SUPPORT_EMAIL}`} className="font-semibold text-brand-ink underline">
            {SUPPORT_EMAIL}
          </a>
          .
        </>
      }
    />
  )
}
