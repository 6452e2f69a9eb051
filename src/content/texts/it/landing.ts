import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../landing.ts';

/** Texts of the landing page. */

export const landing: Words<typeof german.landing> = {
  branches: 'I nostri locali',
  orderNow: 'Ordina ora',
  inactive: 'Al momento non disponibile',
  deliveryFrom: (amount) => `Consegna da ${amount}`,
  deliveryFor: (amount) => `Consegna ${amount}`,
  deliveryFree: 'Consegna gratuita',
  deliveryFreePartly: 'Consegna in parte gratuita',
  minimumFrom: (amount) => `Ordine minimo da ${amount}`,
  minimum: (amount) => `Ordine minimo ${amount}`,
  areaFree: 'consegna gratuita',
  areaMinimum: (amount) => `ordine minimo ${amount}`,
  offers: 'Servizi',
  tags: 'Caratteristiche',
};

/** Texts of the home page. */
export const home: Words<typeof german.home> = {
  teasers: 'Accesso rapido',
  orderOnline: 'Ordina online',
  orderInvitation: 'Vai al menù',
  reserve: 'Prenota un tavolo',
  directions: 'Come arrivare',
  hours: 'Orari di apertura',
  deliveryHours: 'Orari di consegna',
  whichHours: 'Quali orari',
  closed: 'Chiuso',
  range: (from, to) => (from === '00:00' && to === '00:00' ? '24 ore su 24' : `${from} – ${to}`),
  weekday: 'Giorno',
  time: 'Orario',
  contact: 'Contatti',
  phone: 'Telefono',
  email: 'E-mail',
  website: 'Sito web',
  map: (name) => `Mappa: ${name}`,
  loadMap: 'Carica mappa',
  mapSends: (host) => `Il suo indirizzo IP verrà trasmesso a ${host ?? 'chi fornisce la mappa'}.`,
  alerts: 'Avviso',
  ok: 'OK',
};

/** Texts of the branch search. */

export const branchSearch: Words<typeof german.branchSearch> = {
  label: 'Cerca un locale',
  placeholder: 'CAP / località',
  tags: 'Filtra per caratteristica',
  found: (shown, all) => `Locali mostrati: ${shown} di ${all}.`,
  nothing: 'Purtroppo nessun risultato.',
  showAll: 'Mostra tutti i locali',
  delivery: 'Consegna nella sua zona',
  delivers: 'Consegniamo nella sua zona.',
  offer: (branch, terms) => `${branch} consegna nella sua zona: ${terms}`,
};

/** 'mercoledì', 'il 28/11/2026', 'l’11/12/2026'. */
const on = (day: string) => day.replace(/^(?=08|11)/, 'l’').replace(/^(?=\d)/, 'il ');

/** When a closed branch opens, in the short form of its card. */
export const nextOpening: Words<typeof german.nextOpening> = {
  today: (time) => `Apre alle ${time}`,
  tomorrow: (time) => `Apre domani alle ${time}`,
  onDay: (day, time) => `Apre ${on(day)} alle ${time}`,
};
