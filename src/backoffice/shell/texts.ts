/** Words of the frame around all screens. */
export const shellTexts = { account: 'Konto' } as const;
