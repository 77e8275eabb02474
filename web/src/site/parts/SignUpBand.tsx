import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/parts'
import { Button } from '../../ui/button/Button.tsx'
import { Toran } from '../art/Toran.tsx'

type Props = { title: string; text: string; register?: string; login?: string }

/** The call to action at the end of a page. */
export function SignUpBand({ title, text, register = words.getStarted, login = words.login }: Props) {
  return (
    <section className="overflow-hidden bg-brand-soft">
      <Toran />
      <div className="mx-auto grid max-w-3xl justify-items-center gap-5 px-4 pt-8 pb-20 text-center">
        <h2 className="display">{title}</h2>
        <p className="max-w-lg text-pretty text-ink-soft text-lg">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" asChild>
            <Link to="/auth/register">{register}</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to="/auth/login">{login}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
