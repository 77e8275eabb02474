/** npm run test:long takes every case and larger numbers; npm test takes as many as fit into its time. */
export const isLong = Boolean(process.env.LONG)

/** All of them in npm run test:long, else this many, spread evenly over the list. */
export const spread = <T>(list: T[], count: number) =>
  isLong
    ? list
    : list.filter(
        (_, at) => Math.floor((at * count) / list.length) > Math.floor(((at - 1) * count) / list.length),
      )
