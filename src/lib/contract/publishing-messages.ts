/** German words of publishing: what is refused to whoever asks for it, and why pages are not new. */

/** Why nothing came of a call about publishing. */
export type PublishingRefusal = keyof typeof PUBLISHING_MESSAGES;

export const PUBLISHING_MESSAGES = {
  noSite: 'Die Seiten werden hier nicht veröffentlicht.',
  nothingToRollBack: 'Es gibt keine frühere Veröffentlichung, die zurückgeholt werden kann.',
  otherIsLive:
    'Inzwischen ist ein anderer Stand live, es wurde nichts zurückgeholt. Bitte sehen Sie nach, was jetzt gilt, und versuchen Sie es erneut.',
  notConfigured: 'Dieser Aufruf ist nicht eingerichtet: Es fehlt das gemeinsame Geheimnis (REBUILD_SECRET).',
  // One sentence for all that is wrong with a signature: nobody is told how near they came.
  notAccepted: 'Dieser Aufruf ist nicht gültig unterschrieben.',
} as const;

/** Why a round put nothing live. */
export const PUBLISHING_FAILURES = {
  notPublished: (reason: string) => `Die Seiten konnten nicht veröffentlicht werden: ${reason}`,
  withLogs: (reason: string, folder: string) => `${reason} (Protokolle: ${folder})`,
  notWritten: (reason: string) =>
    `Einzelne Seiten ließen sich nicht erzeugen, es wird mit allen versucht: ${reason}`,
  notRendered: 'Die Seiten ließen sich nicht erzeugen.',
} as const;

/** What waits to be put live and is no part of the shop's lists. */
export const WAITING_NAMES = {
  config: 'Einstellungen',
  images: 'Bilder',
  gone: 'etwas Gelöschtes',
} as const;

/** What is wrong with the files of a whole build. */
export const RELEASE_PROBLEMS = {
  missing: (file: string) => `Es fehlt ${file}.`,
  noScripts: 'Es fehlen alle Skripte.',
  badSize: (file: string, bytes: number) => `${file} hat ${bytes} Byte.`,
  cutShort: (file: string) => `${file} ist abgeschnitten.`,
  deadLink: (file: string, path: string) => `${file} verweist auf ${path}, das es nicht gibt.`,
} as const;
