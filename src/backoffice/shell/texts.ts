import type { ResourceName } from '../data/texts.ts';

/** German words of the frame around all screens. */
export const shellTexts = { account: 'Konto', loading: 'Wird geladen', popup: 'Auswahl' } as const;

/** What happened to entries of a list, by their names for one and for several. `%{smart_count}` is replaced by their number. */
export const recordTexts = {
  create: (one: string) => `${one} erstellen`,
  created: (one: string) => `${one} angelegt`,
  updated: (one: string, many: string) => `${one} gespeichert |||| %{smart_count} ${many} gespeichert`,
  deleted: (one: string, many: string) => `${one} gelöscht |||| %{smart_count} ${many} gelöscht`,
} as const;

/** An empty list, where 'Noch keine …' with its name would be wrong: nouns keep their capital within sentences, adjectives do not. */
export const emptyLists: Partial<Record<ResourceName, string>> = {
  'option-groups': 'Noch keine gemeinsamen Optionen',
};
