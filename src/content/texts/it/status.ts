import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';
import { count } from './plural.ts';

/** Texts of the status page. */

/** 'il 28/11/2026', 'l’11/12/2026'. */
const on = (day: string) => (/^(08|11)/.test(day) ? `l’${day}` : `il ${day}`);

export const status: Words<typeof german.status> = {
  title: 'Il suo ordine',
  headline: {
    newTime: 'Le va bene questo orario?',
    pay: 'Ci siamo quasi: manca solo il pagamento.',
    thanks: 'Grazie per il suo ordine!',
    canceled: 'Il suo ordine è stato annullato.',
    failed: 'Il pagamento non è riuscito.',
  },
  message: {
    awaitingPayment: 'Siamo in attesa del pagamento.',
    waiting: 'Attenda un momento: il suo ordine è in attesa di conferma.',
    confirmed: 'Il suo ordine è confermato e lo stiamo preparando.',
    inDelivery: 'Il suo ordine è in consegna.',
    readyForPickup: 'Il suo ordine è pronto per il ritiro.',
    delivered: 'Il suo ordine è stato consegnato!',
    completed: 'Il suo ordine è concluso!',
    canceled: '',
    failed: '',
  },
  frontdesk: {
    ahead: 'Sugli schermi nel locale vede quando il suo ordine è pronto.',
    ready: 'Il suo numero è ora sugli schermi nel locale.',
  },
  counterAppointment: {
    heading: 'Comunicazione importante',
    proposal: (day, time) =>
      `Purtroppo non riusciamo a rispettare l’orario richiesto. Le proponiamo invece ${day} alle ${time}. Le va bene?`,
    offer: (day, time) => `Per il suo ordine le proponiamo ${day} alle ${time}. Le va bene?`,
    pending: 'Appena ci risponde, andiamo avanti.',
    confirm: (time) => `Sì, alle ${time} va bene`,
    reject: 'No, annulla l’ordine',
    today: 'oggi',
    on,
  },
  review: {
    heading: 'Com’è andata?',
    processRating: 'Ordinazione',
    serviceRating: 'Servizio',
    foodRating: 'Qualità del cibo',
    rating: 'Valutazione complessiva',
    stars: (n) => count(n, 'stella', 'stelle'),
    comment: 'Commento (facoltativo)',
    send: 'Invia valutazione',
    cancel: 'Annulla',
    thanks: 'Grazie per la sua valutazione!',
    failed: 'Non è stato possibile inviare la valutazione',
  },
  sending: 'Invio in corso…',
  notSent: 'Nessuna connessione. Riprovi tra un attimo.',
  deliveryAt: (time) => `Consegna: ${time}`,
  pickupAt: (time) => `Ritiro: ${time}`,
  dineInAt: (time) => `Al tavolo: ${time}`,
  opensThen: (when) => `Al momento siamo chiusi. Le rispondiamo appena apriamo: ${when}.`,
  farewell: 'Buon appetito! Speriamo di rivederla presto.',
  preparing: (minutes) => `Al momento ci vogliono circa ${minutes} minuti.`,
  call: 'Chiama',
  directions: 'Come arrivare',
  ticket: 'Il suo numero',
  orderNumber: 'Numero d’ordine',
  appointment: 'Orario',
  requested: 'Orario richiesto',
  table: 'Tavolo',
  mode: 'Tipo di ordine',
  ordered: 'Ordinato il',
  when: (date, time) => `${date}, ${time}`,
  unreachable: 'Nessuna connessione. Appena torna, qui vedrà il suo ordine.',
  items: 'Riepilogo dell’ordine',
  payment: 'Metodo di pagamento',
  statusLabel: 'Stato',
  openPayment: {
    heading: 'Manca ancora il pagamento',
    hint: 'Appena lo riceviamo, il suo ordine passa in cucina.',
    // A time, or a date with a time: no preposition would fit both.
    until: (time) =>
      `Scadenza: ${time}. Fino ad allora il suo posto è riservato; poi l’ordine decade e lei non paga nulla.`,
    pay: 'Paga ora',
  },
  failedPayment: {
    heading: 'Vuole riprovare?',
    nothingPaid: 'Non ha pagato nulla.',
    hint: 'Il carrello è ancora qui e, se preferisce, può pagare in un altro modo.',
    back: 'Torna alla cassa',
    elsewhere: 'Può ordinare di nuovo subito.',
    again: 'Ordina di nuovo',
  },
  moneyBack: {
    onItsWay: 'Rimborso in corso',
    isBack: 'Rimborso effettuato',
    stray: (came, asked) => `Per questo ordine l’importo era di ${asked}, ma abbiamo ricevuto ${came}.`,
    late: 'Il pagamento è arrivato quando l’ordine era già decaduto.',
    willBeGiven: 'Riceverà il rimborso con lo stesso metodo usato per pagare.',
    given: (amount) =>
      `Le abbiamo rimborsato ${amount} con lo stesso metodo usato per pagare. A seconda della banca possono servire alcuni giorni prima che l’importo sia sul suo conto.`,
  },
  receipt: 'Stampa la ricevuta o salva in PDF',
  confirmation: 'Apri la conferma d’ordine con tutti i testi',
  confirmationPdf: 'Conferma d’ordine in PDF',
  receiptOf: (id) => `Ricevuta dell’ordine n. ${id}`,
  noTill: 'Riepilogo dell’ordine, non valido come scontrino di cassa.',
  givenBack: 'Di cui rimborsati',
  onlinePayment: 'Pagamento online',
  paid: '(pagato)',
  refunded: '(rimborsato)',
  includedVat: (rate) => `di cui IVA ${rate}%`,
  calendar: 'Salva in calendario',
  calendarTitle: (mode, branch) =>
    ({
      delivery: `Consegna: ${branch}`,
      takeaway: `Ritiro ordine: ${branch}`,
      dineIn: `A tavola: ${branch}`,
    })[mode],
  calendarNotes: (number, address) => `Ordine ${number}\n${address}`,
  contact: 'Per domande sul suo ordine si rivolga a:',
  loading: 'Caricamento del suo ordine…',
  notFound: 'Questo ordine non è stato trovato.',
  notFoundHint: 'Controlli che il link sia completo: lo trova anche nella conferma.',
  toStart: 'Vai alla home',
  stale: 'Nessuna connessione. Lo stato mostrato potrebbe non essere aggiornato.',
  timeline: {
    awaitingPayment: 'In attesa di pagamento',
    awaitingConfirmation: 'In attesa di conferma',
    confirmed: 'Ordine confermato',
    preparing: 'Ordine in preparazione',
    prepared: 'Ordine preparato',
    readyForPickup: 'Pronto per il ritiro',
    inDelivery: 'In consegna',
    completed: 'Concluso',
    canceled: 'Ordine annullato',
    failed: 'Pagamento non riuscito',
  },
  info: {
    awaitingPayment: 'In attesa di pagamento',
    awaitingConfirmation: 'In attesa di conferma',
    inProgress: 'In lavorazione',
    inDelivery: 'In consegna',
    readyForPickup: 'Pronto per il ritiro',
    delivered: 'Consegnato',
    completed: 'Concluso',
    canceled: 'Annullato',
  },
};

/** Texts of the notifications about an order, on its status page. */
export const push: Words<typeof german.push> = {
  turnOn: 'Avvisami se cambia qualcosa',
  turnOff: 'Disattiva gli avvisi',
  on: 'La avvisiamo su questo dispositivo appena cambia qualcosa.',
  refused: 'Il browser non consente le notifiche. Questa pagina continua a mostrare lo stato dell’ordine.',
  failed: 'Purtroppo non ha funzionato. Questa pagina continua a mostrare lo stato dell’ordine.',
};

/** The app is offered where the order is followed, when it is most useful. */
export const promotion: Words<typeof german.promotion> = {
  heading: 'La prossima volta ancora più veloce',
  invitation:
    'Ci aggiunga alla schermata Home: basta un tocco e il menù è lì, anche quando il segnale è debole.',
  accept: 'Installa l’app',
  installed: 'Grazie! Ora ci trova nella schermata Home.',
  failed: 'Nessuna connessione. Riprovi tra un attimo.',
};
