export const divisionTexts = { name: 'Name', identifier: 'Kennung' } as const;
