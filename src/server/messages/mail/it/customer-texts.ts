import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/it/modes.ts';
import { paymentNames } from '../../../orders/it/words.ts';
import type * as german from '../customer-texts.ts';
import { greetWith } from '../greeting.ts';

/** What customers read in mails, in Italian. */

/** Words about an order. */
export const orderTexts: Words<typeof german.orderTexts> = {
  modes: MODE_NAMES,
  mode: 'Tipo di ordine',
  table: 'Tavolo',
  due: 'Orario',
  asap: 'il prima possibile',
  wished: (time) => `richiesto: ${time}`,
  at: (day, time) => `${day}, ${time}`,
  address: 'Indirizzo',
  floor: (text) => (text === '' ? '' : `Piano\u00a0${text}`),
  stairway: (text) => (text === '' ? '' : `Scala\u00a0${text}`),
  door: (text) => (text === '' ? '' : `Interno\u00a0${text}`),
  place: 'Locale',
  phone: 'Telefono',
  name: 'Nome',
  customersPhone: 'Telefono',
  email: 'E-mail',
  payment: 'Pagamento',
  payments: paymentNames,
  paid: (method, addition) => `${method} (${addition === 'paid' ? 'pagato' : 'rimborsato'})`,
  comment: 'Note',
  donatee: 'Donazione a',
  files: (n) => `${n} file`,
  about: (price) => `ca.\u00a0${price}`,
  delivery: 'Costo di consegna',
  free: 'Gratis',
  deposit: 'Cauzione',
  tip: 'Mancia',
  rounding: 'Arrotondamento (contanti)',
  toPay: 'Da pagare',
  net: 'Totale netto',
  vat: (rate) => `di cui IVA ${rate}%`,
  total: 'Totale IVA inclusa',
  givenBack: 'Di cui rimborsati',
};

const when = 'A seconda della banca possono servire alcuni giorni prima che l’importo sia sul suo conto.';

/** Words of mails about an order. */
export const customerTexts: Words<typeof german.customerTexts> = {
  greeting: greetWith('Buongiorno'),
  order: (ticket) => `Ordine ${ticket}`,
  ticket: 'Il suo numero',
  proposal: 'La nostra proposta',
  reason: 'Motivo',
  follow: 'Segui l’ordine',
  accept: (time) => `Sì, va bene: ${time}`,
  atTime: (time) => `alle ${time}`,
  decline: 'No, annulla l’ordine',
  review: 'Valuta l’ordine',
  again: 'Ordina di nuovo',
  look: 'Vedi l’ordine',
  footer: (branch, canReply) =>
    `Riceve questa e-mail perché con il suo indirizzo è stato fatto un ordine presso ${branch}. Alle domande risponde il locale${canReply ? ': basta rispondere a questa e-mail.' : '.'}`,
  noTill: 'Riepilogo dell’ordine, non valido come scontrino di cassa.',
  placed: {
    subject: (ticket, branch) => `Il suo ordine ${ticket} presso ${branch}`,
    title: 'Grazie per il suo ordine!',
    preview: (total) => `${total}. Le scriviamo appena è confermato.`,
    says: (branch) => [
      `Il suo ordine è arrivato: lo ha ricevuto ${branch}. Appena è confermato, le scriviamo di nuovo.`,
    ],
  },
  counterAppointment: {
    subject: (ticket) => `Attendiamo la sua risposta: un altro orario per il suo ordine ${ticket}`,
    title: 'Le va bene un altro orario?',
    preview: (time) => `La nostra proposta: ${time}.`,
    says: (time, hasWish) => [
      ...(hasWish ? ['Purtroppo non riusciamo a rispettare l’orario richiesto.'] : []),
      `${hasWish ? 'Le proponiamo invece' : 'Per il suo ordine le proponiamo'}: ${time}. Può rispondere sulla pagina del suo ordine; fino ad allora aspettiamo a prepararlo.`,
    ],
  },
  confirmed: {
    subject: (ticket, branch) => `Confermato: il suo ordine ${ticket} presso ${branch}`,
    title: 'Il suo ordine è confermato',
    says: (mode, time) =>
      time === null
        ? ['Il suo ordine è confermato e lo stiamo preparando.']
        : [
            {
              takeaway: `Il suo ordine è confermato. Può ritirarlo a quest’ora: ${time}.`,
              delivery: `Il suo ordine è confermato. Lo consegniamo a quest’ora: ${time}.`,
              dineIn: `Il suo ordine è confermato. La aspettiamo a quest’ora: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: {
    delivery: {
      subject: (ticket) => `Il suo ordine ${ticket} è in consegna`,
      title: 'Il suo ordine è in consegna',
      says: ['Il suo ordine sta arrivando.'],
    },
    takeaway: {
      subject: (ticket) => `Il suo ordine ${ticket} è pronto per il ritiro`,
      title: 'Il suo ordine è pronto per il ritiro',
      says: ['Il suo ordine è pronto e la aspetta.'],
    },
    dineIn: {
      subject: (ticket) => `Il suo ordine ${ticket} è pronto`,
      title: 'Il suo ordine è pronto',
      says: ['Il suo ordine è pronto.'],
    },
  },
  completed: {
    subject: (_ticket, branch) => `Com’è andata con ${branch}?`,
    title: 'Com’è andato il suo ordine?',
    preview: 'Quattro domande, mezzo minuto.',
    says: [
      'Il suo ordine è concluso. Speriamo che sia andato tutto bene.',
      'Con una valutazione ci aiuta a migliorare: quattro domande, mezzo minuto.',
    ],
  },
  canceled: {
    subject: (ticket) => `Il suo ordine ${ticket} è stato annullato`,
    title: 'Il suo ordine è stato annullato',
    preview: 'Purtroppo non se ne fa nulla.',
    says: 'Il suo ordine è stato annullato.',
    moneyBack: (amount) => `Le rimborsiamo ${amount}.`,
    goesBack: (amount) =>
      `Ha pagato online e le rimborsiamo ${amount}: sulla carta o sul conto con cui ha pagato.`,
    hasGoneBack: (amount) =>
      `Aveva pagato online. Le abbiamo rimborsato ${amount}: sulla carta o sul conto con cui ha pagato.`,
    when,
  },
  failed: {
    subject: (ticket) => `Il pagamento del suo ordine ${ticket} non è riuscito`,
    title: 'Il pagamento non è riuscito',
    preview: 'Il suo ordine non è stato accettato.',
    says: [
      'Purtroppo il pagamento del suo ordine non è andato a buon fine. L’ordine quindi non è stato accettato e lei non paga nulla.',
      'Può ordinare di nuovo subito, se preferisce con un altro metodo di pagamento.',
    ],
    late: {
      title: 'Il pagamento è arrivato troppo tardi',
      says: [
        'Il pagamento è arrivato quando l’ordine era già decaduto. Riceverà il rimborso con lo stesso metodo usato per pagare.',
        'Può ordinare di nuovo subito.',
      ],
    },
    stray: {
      title: 'Il pagamento non corrisponde all’ordine',
      says: (came, asked) => [
        `Per il suo ordine l’importo era di ${asked}, ma abbiamo ricevuto ${came}. L’ordine non è stato accettato e riceverà il rimborso dell’intero importo con lo stesso metodo usato per pagare.`,
        'Può ordinare di nuovo subito.',
      ],
    },
  },
  refunded: {
    subject: (ticket, amount) => `Rimborso per il suo ordine ${ticket}: ${amount}`,
    title: (amount) => `Le rimborsiamo ${amount}`,
    preview: 'Con lo stesso metodo usato per pagare.',
    all: (amount) =>
      `Le abbiamo rimborsato l’intero importo del suo ordine: ${amount}, con lo stesso metodo usato per pagare.`,
    part: (amount) =>
      `Per il suo ordine le abbiamo rimborsato ${amount}, con lo stesso metodo usato per pagare.`,
    stray: (came, asked) => `Per il suo ordine l’importo era di ${asked}, ma avevamo ricevuto ${came}.`,
    altogether: (total) => `Con quanto avevamo già rimborsato, il totale è di ${total}.`,
    when,
    cell: 'Rimborsato',
  },
};

/** Words of appointments in calendars. */
export const calendarTexts: Words<typeof german.calendarTexts> = {
  fileName: 'appuntamento.ics',
  summary: {
    delivery: (ticket, branch) => `Consegna: ${branch} (${ticket})`,
    other: (ticket, branch) => `Ordine ${ticket} presso ${branch}`,
  },
  description: (statusPage, phone) =>
    `Il suo ordine: ${statusPage}${phone === '' ? '' : `\nTelefono del locale: ${phone}`}`,
};

/** Words of the mail about a withdrawal. */
export const withdrawalTexts: Words<typeof german.withdrawalTexts> = {
  subject: (shop) => `Il suo recesso presso ${shop} è stato ricevuto`,
  preview: 'Avviso di ricevimento con data e ora',
  title: 'Il suo recesso è stato ricevuto',
  says: (shop) =>
    `Confermiamo il ricevimento della sua dichiarazione presso ${shop}. La preghiamo di conservare questa e-mail.`,
  received: 'Data di ricevimento',
  name: 'Nome',
  order: 'Ordine',
  goods: 'Oggetto del recesso',
  all: 'l’intero ordine',
  email: 'E-mail',
  next: 'La contatteremo se c’è ancora qualcosa da chiarire, per esempio come restituire i beni. Le rimborsiamo quanto pagato entro 14 giorni, con lo stesso metodo usato per pagare.',
  footer: 'Riceve questa e-mail perché questo indirizzo è stato indicato in una dichiarazione di recesso.',
};
