import { isLong } from '../scripts/long.ts'

/** All of them in npm run test:long, else every third or second: other tests of the same kind take the others. */
export const share = <T>(list: readonly T[], turn: number, turns: number) =>
  list.filter((_, at) => isLong || at % turns === turn)

/** Both themes and both screens, each at least once. */
export const looks = [
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  ...(isLong
    ? ([
        { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
        { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
      ] as const)
    : []),
] as const
