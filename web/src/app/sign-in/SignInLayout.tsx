import { Link, Outlet } from '@tanstack/react-router'
import * as words from '@thela/words/app/sign-in'
import { LanguageLinks } from '../../api/language/LanguageLinks.tsx'
import { SiteName } from '../../api/SiteName.tsx'
import { ThemeToggle } from '../../ui/button/ThemeToggle.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { StallPicture } from './StallPicture.tsx'

/** The form on one side, the stall on the other; on phones only the form. */
export function SignInLayout() {
  return (
    <div className="min-h-dvh bg-canvas text-ink lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-h-dvh flex-col px-5 sm:px-10">
        <AwningEdge />
        <header className="flex h-16 lg:h-18 items-center justify-between">
          <Link to="/" className="flex rounded-md">
            <SiteName />
            <span className="sr-only">{words.home}</span>
          </Link>
          <ThemeToggle />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col pt-2 pb-14 sm:justify-center outline-none"
        >
          <div className="mb-3">
            <LanguageLinks />
          </div>
          <Outlet />
          <p
            role="alert"
            className="mt-5 text-center font-medium text-bad-ink text-sm not-in-data-broken:hidden"
          >
            <RichText
              text={words.interrupted}
              tags={{
                link: (inner) => (
                  // biome-ignore lint/a11y/useValidAnchor: the empty address is the one of this page, whichever it is
                  <a href="" className="underline underline-offset-2">
                    {inner}
                  </a>
                ),
              }}
            />
          </p>
          <noscript>
            <p className="mt-5 text-center text-ink-soft text-sm">{words.needsJavaScript}</p>
          </noscript>
        </main>
      </div>
      <StallPanel />
    </div>
  )
}

function StallPanel() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col items-center justify-center gap-8 overflow-hidden bg-brand-soft px-12 py-10 lg:flex">
      <div className="w-[min(34rem,72dvh)]">
        <StallPicture />
      </div>
      <p className="max-w-md text-balance text-center font-bold text-2xl text-ink tracking-tight">
        {words.promise}
      </p>
    </aside>
  )
}

/** On phones the stall is only its awning, along the upper edge of the screen. */
function AwningEdge() {
  return (
    <svg
      aria-hidden="true"
      className="-mx-5 h-7 w-[calc(100%+2.5rem)] shrink-0 sm:-mx-10 sm:w-[calc(100%+5rem)] lg:hidden"
    >
      <defs>
        <pattern id="awning-edge" width="60" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 0h30v12a15 15 0 0 1-30 0Z" className="fill-brand" />
          <path d="M30 0h30v12a15 15 0 0 1-30 0Z" className="fill-brand-soft" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill="url(#awning-edge)" />
    </svg>
  )
}
