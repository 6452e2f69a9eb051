/** When a branch that is closed opens, as short as its card says it. */
export const nextOpening = {
  today: (time: string) => `Öffnet um ${time}`,
  tomorrow: (time: string) => `Öffnet morgen um ${time}`,
  onDay: (day: string, time: string) => `Öffnet am ${day} um ${time}`,
} as const;
