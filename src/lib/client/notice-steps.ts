/** What a branch says at its top, from when on. `closed`: and nothing can be ordered (SPEC section 2 'is-closed'). */
export interface NoticeSteps {
  texts: string[];
  /** Seconds since 1970, the text's place in the list, and how it is said; sorted by time. */
  steps: [at: number, text: number, kind: 'open' | 'warning' | 'closed'][];
}

/** What holds at an instant in epoch milliseconds; nothing before the first step. */
export function noticeAt({ texts, steps }: NoticeSteps, at: number): { text: string; kind: string } {
  const [, index = 0, kind = 'open'] = steps.findLast(([from]) => from * 1000 <= at) ?? [];
  return { text: texts[index] ?? '', kind };
}
