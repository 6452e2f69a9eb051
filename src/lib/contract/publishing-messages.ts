/** German words for what is refused to whoever wants pages put live. */

/** Why nothing came of a call about publishing. */
export type PublishingRefusal = keyof typeof PUBLISHING_MESSAGES;

export const PUBLISHING_MESSAGES = {
  noSite: 'Die Seiten werden hier nicht veröffentlicht.',
  nothingToRollBack: 'Es gibt keine frühere Veröffentlichung, die zurückgeholt werden kann.',
  notConfigured: 'Dieser Aufruf ist nicht eingerichtet: Es fehlt das gemeinsame Geheimnis (REBUILD_SECRET).',
  // One sentence for all that is wrong with a signature: nobody is told how near they came.
  notAccepted: 'Dieser Aufruf ist nicht gültig unterschrieben.',
} as const;
