import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../branch-page.ts';
import { CLOSED } from './opening.ts';

/** Notices at the top of a branch page: closed, no delivery, preorders. */

/** 'mercoledì', 'il 28/11/2026', 'l’11/12/2026'. */
const on = (day: string) => day.replace(/^(?=08|11)/, 'l’').replace(/^(?=\d)/, 'il ');

export const notice: Words<typeof german.notice> = {
  closed: CLOSED,
  opensToday: (from) => `Riapriamo alle ${from}.`,
  opensOn: (day, from) => `Riapriamo ${on(day)} alle ${from}.`,
  noDelivery: 'Al momento purtroppo non effettuiamo consegne.',
  deliversToday: (from) => `Consegniamo di nuovo dalle ${from}.`,
  deliversOn: (day, from) => `Consegniamo di nuovo ${on(day)} dalle ${from}.`,
  meanwhile: {
    takeaway: 'Nel frattempo può ritirare l’ordine da noi.',
    dineIn: 'Nel frattempo può ordinare al tavolo.',
    'takeaway,dineIn': 'Nel frattempo può ritirare l’ordine da noi o ordinare al tavolo.',
  },
  preorder: 'Può già ordinare per più tardi.',
  preorderLater: 'Ce ne occuperemo appena riapriamo.',
};

/** Messages of a page that turns out to be stale. */
export const menuAge: Words<typeof german.menuAge> = {
  renewed: 'Il menù è stato appena aggiornato.',
  factsRenewed: 'I dati del locale sono stati appena aggiornati.',
  label: 'Aggiornamento del menù',
  heading: 'Questo menù non è più aggiornato',
  notRenewed:
    'Non è stato possibile caricare quello nuovo. Prezzi e disponibilità vengono verificati prima dell’ordine.',
  retry: 'Riprova',
  incomplete: 'Prezzi e disponibilità sono corretti, ma in questa pagina mancano ancora i nuovi prodotti.',
  reload: 'Ricarica',
};

/** The heading of a dish that opens, until its name is there. */
export const placeholder: Words<typeof german.placeholder> = { dish: 'Piatto' };
