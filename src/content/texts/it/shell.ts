import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../shell.ts';
import { count } from './plural.ts';

/** Texts around every page. */

export const shell: Words<typeof german.shell> = {
  home: 'Home',
  orderOnline: 'Ordina online',
  skipToContent: 'Vai al contenuto',
  noScript: 'Per ordinare serve JavaScript. Per leggere, invece, no.',
  installApp: 'Installa l’app',
  stale: 'Questa pagina è stata caricata offline e potrebbe non essere aggiornata.',
  staleLabel: 'Aggiornamento della pagina',
};

export const cookies: Words<typeof german.cookies> = {
  label: 'Cookie',
  notice: 'Cookie per le nostre statistiche?',
  noticeWithMap: 'Cookie per statistiche e mappa?',
  learnMore: 'Scopri di più',
  allow: 'Consenti',
  refuse: 'Rifiuta',
  close: 'Chiudi l’avviso',
};

export const offline: Words<typeof german.offline> = {
  heading: 'Nessuna connessione',
  check: 'Controlli la connessione a Internet.',
  retry: 'Riprova',
};

export const legal: Words<typeof german.legal> = {
  heading: 'Informazioni legali',
  'terms-and-conditions': 'Condizioni generali di contratto',
  privacy: 'Informativa sulla privacy',
  imprint: 'Note legali',
  allergens: 'Allergeni',
  accessibility: 'Accessibilità',
  // The words of Directive 2011/83/EU, art. 11a(1).
  withdrawal: 'Recedere dal contratto qui',
  guarantee: 'Garanzia legale di conformità',
  missing: 'Questo testo non è ancora disponibile.',
  elsewhere: 'Questo testo si trova su una pagina a parte:',
};

export const ownLinks: Words<typeof german.ownLinks> = {
  label: 'Altro su di noi',
};

export const notFound: Words<typeof german.notFound> = {
  title: '404: pagina non trovata',
  message: 'Purtroppo la pagina richiesta non è stata trovata.',
  back: 'Vai alla home',
};

/** Texts of the toolbar; opening states are in `opening.ts`. */

export const toolbar: Words<typeof german.toolbar> = {
  label: 'Stato di apertura',
  toBranches: 'vai a tutti i locali',
  open: (n) => (n === 0 ? 'Tutti i locali chiusi' : count(n, 'locale aperto', 'locali aperti')),
};

export const markdown: Words<typeof german.markdown> = {
  footnotes: 'Note',
  back: 'Torna al testo',
};
