export const markdown = {
  footnotes: 'Fußnoten',
  back: 'Zurück zum Text',
} as const;
