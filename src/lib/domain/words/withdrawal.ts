/** A day and a time to the second: '25.11.2026, 19:41:09 Uhr' (§ 356a Abs. 4 BGB). */
export const dayWithTime = (day: string, time: string): string => `${day}, ${time} Uhr`;
