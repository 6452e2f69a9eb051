import type { Language } from '../../lib/domain/languages.ts';

/** The suggestion of another language, in that language: by language, since the page has no other words of it. */
export const suggestions = {
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', accept: 'Deutsch', dismiss: 'Nein, danke' },
  en: { text: 'This page is also available in English.', accept: 'English', dismiss: 'No, thanks' },
  fr: { text: 'Cette page existe aussi en français.', accept: 'Français', dismiss: 'Non, merci' },
  it: { text: 'Questa pagina è disponibile anche in italiano.', accept: 'Italiano', dismiss: 'No, grazie' },
  tr: { text: 'Bu sayfa Türkçe olarak da mevcut.', accept: 'Türkçe', dismiss: 'Hayır, teşekkürler' },
} as const satisfies Record<Language, Record<'text' | 'accept' | 'dismiss', string>>;
