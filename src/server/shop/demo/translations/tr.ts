/** The demo's texts in tr. */
export const tr: Readonly<Record<string, string>> = {};
