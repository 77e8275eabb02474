import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import { mailLink } from './contact-links.ts'
import { NotFoundBlock } from './NotFoundBlock.tsx'
import { textLink } from './text-link.ts'

export function NotFoundPage() {
  return (
    <NotFoundBlock
      title="Page Not Found"
      text="The address may be mistyped, or the page has moved."
      offers={['home', 'back']}
      support={
        <>
          Still looking? Write to{' '}
          <a href={mailLink()} className={textLink}>
            {SUPPORT_EMAIL}
          </a>
          .
        </>
      }
    />
  )
}
