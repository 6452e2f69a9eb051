import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../orders.ts';
import { count } from './plural.ts';

/** What this device knows of its orders, on the landing page, the branch page and `/bestellungen`. */

/** An order's state in a word or two. */
export const stateNames: Words<typeof german.stateNames> = {
  awaitingPayment: 'In attesa di pagamento',
  waiting: 'In attesa di conferma',
  confirmed: 'In preparazione',
  inDelivery: 'In arrivo',
  readyForPickup: 'Pronto per il ritiro',
  delivered: 'Consegnato',
  completed: 'Concluso',
  canceled: 'Annullato',
  failed: 'Pagamento non riuscito',
};

export const running: Words<typeof german.running> = {
  label: 'Il suo ordine in corso',
  loading: 'Il suo ordine è in corso',
  stale: 'Nessuna connessione',
  at: (time) => time,
  more: (n) => `e ${count(n, 'altro', 'altri')}`,
};

export const again: Words<typeof german.again> = {
  label: 'Ordina di nuovo',
  heading: 'Come l’ultima volta?',
  order: 'Ordina di nuovo',
  asking: 'Un momento…',
  dismiss: 'Non ora',
  /** A mode, where it goes and who sells; '' for an unknown area or branch. */
  how: (mode, area, branch) => `${mode}${area && ` a ${area}`}${branch && ` presso ${branch}`}`,
  changed: 'Oggi qualcosa è diverso',
  gone: 'Oggi purtroppo non è disponibile',
  accept: (total) => `Alla cassa · ${total}`,
  toMenu: 'Vai al menù',
  unreachable: 'Nessuna connessione. Riprovi tra un attimo.',
};

export const wallet: Words<typeof german.wallet> = {
  title: 'I suoi ordini',
  intro: 'Tutto ciò che ha ordinato da questo dispositivo. Senza account, salvato solo qui.',
  empty: 'Ancora nessun ordine',
  emptyHint: 'Ciò che ordina da questo dispositivo apparirà qui.',
  toShop: 'Ordina qualcosa',
  running: 'In corso',
  earlier: 'Ordini precedenti',
  number: (number) => `N. ${number}`,
  when: (date, time) => `${date}, ${time}`,
  open: 'Vedi',
  openNamed: (what) => `Vedi l’ordine: ${what}`,
  receipt: 'Ricevuta (PDF)',
  receiptNamed: (what) => `Ricevuta in PDF: ${what}`,
  notFound: 'Questo ordine non è più salvato da noi.',
  unreachable: 'Nessuna connessione. Lo stato appare appena torna.',
  remove: 'Togli dalla lista',
};

export const taking: Words<typeof german.taking> = {
  heading: 'Su un altro dispositivo',
  hint: (n) =>
    n === 1
      ? 'Il link porta con sé il suo ordine. Lo condivida solo con chi può vederlo.'
      : `Il link porta con sé i suoi ultimi ${n} ordini. Lo condivida solo con chi può vederli.`,
  show: 'Mostra codice QR',
  hide: 'Nascondi codice QR',
  code: 'Codice QR con il link ai suoi ordini',
  copy: 'Copia link',
  copied: 'Link copiato.',
  notCopied: 'Il browser non permette di copiare. Ecco il link:',
  offer: (n) =>
    n === 1
      ? 'Aggiungere qui un ordine da un altro dispositivo?'
      : `Aggiungere qui ${n} ordini da un altro dispositivo?`,
  accept: 'Aggiungi',
  decline: 'No, grazie',
  done: (n) =>
    n === 0
      ? 'Questi ordini non sono più salvati da noi.'
      : `${count(n, 'ordine è', 'ordini sono')} ora anche su questo dispositivo.`,
};

export const forgetting: Words<typeof german.forgetting> = {
  heading: 'Che cosa ricorda questo dispositivo',
  hint: 'I suoi ordini, al massimo per 12 mesi. Nome, numero di telefono e indirizzo, se lo ha scelto alla cassa. Ciò che non tollera, se lo ha selezionato nel menù. Tutto questo resta su questo dispositivo.',
  keep: 'Ricorda gli ordini su questo dispositivo',
  forget: 'Dimentica tutto',
  sure: 'Cancellare da questo dispositivo tutti gli ordini, il suo nome, il suo indirizzo e ciò che non tollera? Gli ordini già inviati restano validi.',
  yes: 'Sì, dimentica tutto',
  no: 'Annulla',
  done: 'Su questo dispositivo non è più salvato nulla.',
};
