import type { CategoryViews as Category } from '@thela/contract/analytics/vendor-analytics'
import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../vendor-figures/Figure.tsx'
import { addPercentSign } from '../vendor-figures/format.ts'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'

type Props = { categories: readonly Category[]; inPeriod: string }

export function CategoryViews({ categories, inPeriod }: Props) {
  return (
    <Card title="Category Views" description={`Which part of the menu is looked at, ${inPeriod}.`}>
      {categories.every(({ views }) => views === 0) ? (
        <NoFigures text="No event data available" />
      ) : (
        <dl>
          {categories.map(({ categoryId, categoryName, views, percentage }) => (
            <Figure key={categoryId} label={categoryName}>
              {formatCount(views)}{' '}
              <span className="font-normal text-ink-faint">{addPercentSign(percentage)}</span>
            </Figure>
          ))}
        </dl>
      )}
    </Card>
  )
}
