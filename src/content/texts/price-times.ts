/** What stands beside a price that holds for some hours. */
export const timedPrice = {
  /** Before the regular price, which is struck through. */
  instead: 'statt',
  until: (time: string) => `bis ${time} Uhr`,
  untilDay: (day: string, time: string) => `bis ${day}, ${time} Uhr`,
} as const;
