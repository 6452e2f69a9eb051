/** Words of the frame around all screens. */
export const shellTexts = { account: 'Konto', loading: 'Wird geladen', popup: 'Auswahl' } as const;
