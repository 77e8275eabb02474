import type { ItemView } from '../app/view-model.ts'

/** Preparation time and, where the vendor gave them, calories. */
export function Facts({ item }: { item: ItemView }) {
  return (
    <p className="facts">
      <span className={item.isTimeEstimated ? 'time guess' : 'time'}>{item.time}</span>
      {item.calories !== null && <span>{`${item.calories} cal`}</span>}
    </p>
  )
}
