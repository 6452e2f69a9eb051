/** The demo's texts in it. */
export const it: Readonly<Record<string, string>> = {};
