/** The demo's texts in fr. */
export const fr: Readonly<Record<string, string>> = {};
