import type { Words } from '../../../domain/words/catalogue.ts';
import { LOCALE, moneyText, writtenDay } from '../../../domain/words/it/locale.ts';
import type * as german from '../customers.ts';

/** What the API says to customers. */

export { LOCALE, moneyText, writtenDay };

const numbers = new Intl.NumberFormat(LOCALE);
export const limitText: typeof german.limitText = (limit) => numbers.format(limit);

export const OWN_CODES: Words<typeof german.OWN_CODES> = {
  dataUrl: 'Questo file non è leggibile.',
  blank: 'Compili questo campo.',
  controlCharacters: 'Il testo contiene caratteri non consentiti.',
};

export const BY_FIELD: Words<typeof german.BY_FIELD> = {
  amount: 'Inserisca una quantità valida.',
  tip: 'Inserisca una mancia di 500 al massimo.',
  email: 'Inserisca un indirizzo e-mail valido.',
  paymentMethod: 'Scelga un metodo di pagamento.',
  branch: 'Scelga un locale.',
  appointmentDate: 'Scelga un orario valido.',
};

export const ISSUES: Words<typeof german.ISSUES> = {
  missing: 'Questa informazione manca.',
  wrongForm: 'Questa informazione non ha il formato giusto.',
  empty: 'Compili questo campo.',
  noEntry: 'Inserisca almeno una voce.',
  tooSmall: (least) => `Il valore è troppo piccolo (almeno ${least}).`,
  tooLong: (most) => `Il testo è troppo lungo (al massimo ${most} caratteri).`,
  tooMany: (most) => `Le voci sono troppe (al massimo ${most}).`,
  tooBig: (most) => `Il valore è troppo grande (al massimo ${most}).`,
  instant: 'Inserisca data e ora con il fuso orario.',
  unknownChoice: 'Questa opzione non esiste.',
  decimals: 'Inserisca al massimo due decimali.',
  invalid: 'Questa informazione non è valida.',
};

export const REQUEST_MESSAGES: Words<typeof german.REQUEST_MESSAGES> = {
  unreadable: 'La richiesta non è leggibile.',
  notSignedIn: 'Effettui l’accesso.',
  notAllowed: 'Non dispone dell’autorizzazione necessaria.',
  passwordOutdated: 'Cambi prima la password.',
  secondFactorMissing: 'Configuri prima il secondo fattore.',
  previewOnly: 'Questa è un’anteprima: non è possibile ordinare.',
  crossSite: 'Questa richiesta proviene da un altro sito.',
  notFound: 'Non trovato.',
  orderNotFound: 'Questo ordine non esiste.',
  tooLarge: 'La richiesta è troppo grande.',
  fileTooLarge: 'Il file è troppo grande (al massimo 10 MB).',
  fileNotWanted: 'Nessun prodotto di questo negozio richiede file.',
  tooManyFiles: 'Troppi file in una volta. Riprovi tra un po’.',
  filesFull: 'Al momento non è possibile accettare altri file. Riprovi più tardi.',
  fileUnknown: 'Questo tipo di file non è riconosciuto.',
  tooMany: 'Troppe richieste in una volta. Attenda un momento.',
  workAsked:
    'Dalla sua connessione sono appena arrivati moltissimi ordini. Ricarichi la pagina e invii di nuovo l’ordine.',
  noDemo: 'Questo non è più un negozio dimostrativo. Ricarichi la pagina.',
  statusMovedOn: 'Non è stato possibile modificare lo stato dell’ordine',
  notReviewable: 'Non è stato possibile inviare la valutazione',
  unexpected: 'Si è verificato un errore imprevisto.',
  diskFull: 'Al momento il negozio non può salvare nulla. Riprovi tra qualche minuto.',
  unavailable: 'Al momento il negozio non è raggiungibile. Riprovi tra qualche istante.',
  pushNotConfigured: 'In questo negozio le notifiche non sono configurate.',
  pushUnknown: 'Le notifiche di questo browser non sono supportate.',
  pushTooMany: 'Sono già registrati troppi dispositivi.',
};

export const LIST_MESSAGES: Words<typeof german.LIST_MESSAGES> = {
  filter: 'Questo filtro non è leggibile.',
  filterField: 'Non è possibile filtrare in base a questa voce.',
  filterSearch: 'Questa ricerca non è possibile.',
  sort: 'Questo ordinamento non è possibile.',
  range: 'Questa parte dell’elenco non esiste.',
  rangeTooLarge: 'Troppe voci in una volta (al massimo 1.000).',
};

export const PLAIN_REFUSALS: Words<typeof german.PLAIN_REFUSALS> = {
  unknownBranch: 'Questo locale non esiste.',
  branchNotPublic: 'Al momento questo locale non accetta ordini.',
  bothModes: 'Scelga la consegna oppure il consumo al tavolo.',
  paymentNotOffered: 'Questo metodo di pagamento qui non è disponibile. Ne scelga un altro.',
  paymentNotConfigured: 'Al momento non è possibile pagare online. Scelga un altro metodo di pagamento.',
  nothingToPay: 'Questo ordine non costa nulla. Scelga un altro metodo di pagamento.',
  nameMissing: 'Inserisca il suo nome.',
  emailMissing: 'Inserisca il suo indirizzo e-mail.',
  emailInvalid: 'Inserisca un indirizzo e-mail valido.',
  phoneMissing: 'Inserisca il suo numero di telefono.',
  streetMissing: 'Inserisca via e numero civico.',
  cityMissing: 'Inserisca CAP e località.',
  areaUnknown: 'Purtroppo lì non consegniamo. Scelga una zona di consegna.',
  addressUnknown: 'Non abbiamo trovato questo indirizzo. Controlli via, numero civico, CAP e località.',
  outsideAreas: 'Purtroppo non consegniamo a questo indirizzo.',
  tableMissing: 'Scelga il suo tavolo.',
  tableUnknown: 'Questo tavolo non esiste in questo locale.',
  donateeUnknown: 'Questa organizzazione non è disponibile per la donazione.',
  tipsNotTaken: 'Questo negozio non accetta più mance. Invii l’ordine senza mancia.',
  termsNotAccepted: 'Accetti le condizioni generali di contratto.',
  privacyNotAccepted: 'Accetti l’informativa sulla privacy.',
  closed: 'Al momento purtroppo siamo chiusi.',
  deliveryClosed: 'Al momento purtroppo non è possibile consegnare.',
  appointmentMissing: 'Scelga un orario.',
  appointmentPast: 'Questo orario è già passato. Ne scelga un altro.',
  appointmentTooFar: 'Questa data è troppo lontana. Ne scelga una più vicina.',
  appointmentClosed: 'A quell’ora purtroppo siamo chiusi. Scelga un momento nei nostri orari di apertura.',
  slotFull: 'Per quell’ora purtroppo non possiamo più accettare ordini. Scelga un altro orario.',
  holdExpired:
    'Purtroppo non è stato possibile riservare il suo posto più a lungo, e nel frattempo è stato preso. Scelga un altro orario.',
  productUnknown: 'Questo prodotto non esiste.',
  uploadUnknown: 'Uno dei file non ci è arrivato. Lo carichi di nuovo.',
  tooExpensive: 'Questo ordine è troppo grande. Ci chiami.',
  codeUnknown: 'Questo codice non esiste. La preghiamo di controllare come è scritto.',
  codeUsedUp: 'Questo codice è già stato utilizzato.',
  codeUsedByYou: 'Ha già utilizzato questo codice il numero massimo di volte.',
  codeContact: 'Per questo codice ci serve il Suo indirizzo e-mail o numero di telefono.',
  codeOver: 'Questo codice è scaduto.',
  codeNotYet: 'Questo codice non è ancora valido.',
  codeElsewhere: 'Questo codice non è valido in questa filiale.',
  codeOtherMode: 'Questo codice non è valido per questo tipo di ordine.',
  codeOtherTime: 'Questo codice non è valido a quest’ora.',
  codeFirstOrder: 'Questo codice è valido solo per il primo ordine.',
  codeNoGoods: 'Questo codice non vale per i piatti nel Suo carrello.',
  idempotencyConflict: 'Questo ordine è già stato inviato con altri dati.',
};

export const PRODUCT_REFUSALS: Words<typeof german.PRODUCT_REFUSALS> = {
  productForeign: (product) => `${product}: non disponibile in questo locale.`,
  productGone: (product) => `${product}: purtroppo non più disponibile.`,
  productSoldOut: (product) => `${product}: purtroppo esaurito.`,
  unitNotSold: (product) => `${product}: non disponibile in questa unità.`,
  amountNotSold: (product) => `${product}: non disponibile in questa quantità.`,
};

export const PART_REFUSALS: Words<typeof german.PART_REFUSALS> = {
  unknown: (part) => `${part}: non fa parte di questo prodotto.`,
  missing: (part) => `${part}: manca la sua scelta. Scelga un’opzione.`,
  unknownOption: (part) => `${part}: questa opzione non è disponibile.`,
  wrongType: (part) => `${part}: il formato non è quello giusto.`,
  duplicate: (part) => `${part}: indicato due volte.`,
};

export const MODE_REFUSALS: Words<typeof german.MODE_REFUSALS> = {
  takeaway: 'Al momento questo locale non offre il ritiro.',
  delivery: 'Al momento purtroppo non effettuiamo consegne.',
  dineIn: 'Al momento questo locale non offre il consumo al tavolo.',
};

/** 'dal 28/11', before a vowel 'dall’11/11'. */
const sinceDay = (date: string) => (/^(08|11)/.test(date) ? `dall’${date}` : `dal ${date}`);
/** 'dalle 11:30', and on another day 'dal 28/11, 11:30': the year is clear. */
const since = (date: string | null, time: string) =>
  date === null ? `dalle ${time}` : `${sinceDay(date.slice(0, -5))}, ${time}`;

export const REFUSALS: Words<typeof german.REFUSALS> = {
  phoneFormat: (example) => `Inserisca un numero valido nel formato ${example}.`,
  notOrderableYet: (date, time) => `È possibile ordinare solo ${sinceDay(date)}, ${time}.`,
  paused: (date, time, message) =>
    `In cucina c’è molto da fare: è possibile ordinare di nuovo ${since(date, time)}. ${message}`,
  unattended: (date, time, phone) =>
    `Al momento il locale non risponde: è possibile ordinare di nuovo ${since(date, time)}, o appena c’è qualcuno.${phone === '' ? '' : ` Provi a chiamare: ${phone}`}`,
  noAppointment: 'Al momento non ci sono orari disponibili per questo ordine. Ci chiami.',
  appointmentLeadTime: (weekday, date, time) =>
    `Purtroppo il preavviso è troppo breve: al più presto ${weekday} ${date}, ${time}.`,
  ageNotConfirmed: (age) => `Confermi di avere almeno ${age} anni.`,
  addressUnchecked: (phone) =>
    `Al momento non è possibile verificare il Suo indirizzo. Ci chiami${phone === '' ? '' : ` al numero ${phone}`}. Il Suo carrello resta salvato.`,
  minimumOrder: (amount) => `Purtroppo non ha ancora raggiunto l’ordine minimo di ${amount}.`,
  codeMinimum: (amount: string) => `Questo codice è valido a partire da un importo di ${amount}.`,
  priceChanged: (product, amount) => `${product}: il prezzo ora è ${amount}.`,
  stockShort: (product, amount, date) =>
    `${product}: ${date === null ? 'oggi' : `per il ${date}`} ne ${amount === '1' ? 'resta' : 'restano'} solo ${amount}.`,
  stockNone: (product, date) =>
    `${product}: ${date === null ? 'oggi purtroppo' : `per il ${date} purtroppo già`} esaurito.`,
  totalChanged: (amount) => `Il totale ora è ${amount}. Controlli il suo ordine.`,
};
