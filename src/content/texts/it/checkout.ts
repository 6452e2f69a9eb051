import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';
import { CLOSED } from './opening.ts';
import { count } from './plural.ts';

/** Texts of the checkout. */

export const checkout: Words<typeof german.checkout> = {
  title: 'Alla cassa',
  order: 'Ordine',
  mode: 'Come desidera ordinare?',
  noDelivery: 'Al momento purtroppo non effettuiamo consegne.',
  closed: CLOSED,
  preorder: 'Può comunque ordinare per più tardi.',
  table: 'Numero del tavolo',
  tableHint: 'Il numero è accanto al codice QR sul tavolo.',
  choose: 'Scelga',
  contact: 'I suoi dati',
  name: 'Nome e cognome',
  email: 'E-mail',
  phone: 'Telefono',
  smsHint: 'Con un numero di cellulare possiamo aggiornarla sull’ordine via SMS.',
  deliveryAddress: 'Indirizzo di consegna',
  address: 'Indirizzo',
  street: 'Via e numero civico',
  city: 'CAP e località',
  floor: 'Piano',
  stairway: 'Scala',
  door: 'Interno',
  addDoor: 'Aggiungi piano, scala, interno',
  appointment: 'Per quando?',
  appointmentDay: 'Giorno',
  asSoonAsPossible: 'Il prima possibile',
  noAppointment: 'Non indicato',
  later: 'Più tardi',
  appointmentAt: (day, time) => `${day}, ${time}`,
  appointmentMissing: 'Scelga un orario.',
  afterMidnight: (day) => `Dopo la mezzanotte, quindi già ${day}`,
  appointmentProblems: {
    past: 'Questo orario è già passato. Ne scelga un altro.',
    closed: 'A quell’ora purtroppo siamo chiusi. Scelga un momento nei nostri orari di apertura.',
    notOrderableYet: 'A quell’ora non accettiamo ancora ordini. Scelga un orario successivo.',
    tooFar: 'Questa data è troppo lontana. Ne scelga una più vicina.',
  },
  held: ['Il suo posto è riservato ancora per ', ' minuti.'],
  heldNoMore:
    'Non è stato possibile riservare il suo posto più a lungo. Può comunque ordinare finché c’è disponibilità.',
  instead: 'In alternativa:',
  noSlots: 'Per il giorno scelto non ci sono orari disponibili.',
  today: (date) => `Oggi, ${date}`,
  tomorrow: (date) => `Domani, ${date}`,
  notLoaded: 'Non è stato possibile caricare gli orari. Riprovi.',
  addComment: 'Aggiungi una nota',
  comment: 'Note (richieste, allergie ecc.)',
  belowMinimum: (least, missing) => `Ordine minimo: ${least}. Ancora ${missing} e può ordinare.`,
  emptyCart: 'Il carrello è vuoto!',
  toMenu: 'Torna al menù',
  codes: 'Riscatta un codice sconto',
  totalNet: 'Totale netto',
  taxes: 'IVA inclusa',
  vat: (rate) => `IVA (${rate}%)`,
  quotationNote:
    'I prezzi indicati sono prezzi base. Dopo l’invio della richiesta riceverà via e-mail un preventivo non vincolante con i prezzi dettagliati.',
  approximateNote:
    'I prezzi indicati sono prezzi base. Il prezzo definitivo le viene comunicato alla conclusione dell’ordine.',
  payment: 'Metodo di pagamento',
  noPayment: 'Al momento non sono disponibili metodi di pagamento. Ci chiami.',
  redirectNote: (provider) => `Dopo l’invio si apre la pagina di pagamento di ${provider}.`,
  testNote: 'Solo per provare: si apre una pagina di pagamento di prova, senza alcun addebito.',
  acceptTerms: ['Accetto le ', 'condizioni generali di contratto', '.'],
  acceptPrivacy: ['Ho letto e accetto l’', 'informativa sulla privacy', '.'],
  submit: {
    enquiry: 'Richiedi preventivo',
    order: 'Invia ordine',
    preorder: 'Invia preordine',
  },
  // The words of Directive 2011/83/EU, art. 8(2); of the preorder a formulation that says the same.
  bindingSubmit: {
    enquiry: 'Richiedi preventivo',
    order: 'Ordine con obbligo di pagare',
    preorder: 'Preordine con obbligo di pagare',
  },
  submitting: 'Invio in corso…',
  working: 'Un momento…',
  back: 'Indietro',
  missing: {
    table: 'Scelga il numero del tavolo.',
    name: 'Inserisca il suo nome.',
    email: 'Inserisca il suo indirizzo e-mail.',
    emailFormat: 'Inserisca un indirizzo e-mail valido.',
    phone: 'Inserisca il suo numero di telefono.',
    phoneFormat: (example) => `Inserisca un numero valido nel formato ${example}.`,
    street: 'Inserisca via e numero civico.',
    city: 'Inserisca CAP e località.',
    appointmentDate: 'Scelga un orario.',
    paymentMethod: 'Scelga un metodo di pagamento.',
    ageConfirmed: 'Confermi la sua età.',
    legalInstructions: 'Accetti le condizioni generali di contratto.',
    privacyPolicy: 'Accetti l’informativa sulla privacy.',
  },
  errorHeading: 'Controlli i suoi dati',
  unknownError: 'Si è verificato un errore imprevisto.',
  unknownAnswer: 'Si è verificato un errore imprevisto. L’ordine non è stato confermato. Riprovi.',
  isOffline:
    'Non c’è connessione. L’ordine non è stato inviato, ma tutti i dati restano salvati. Riprovi appena torna la rete.',
  offline: 'Nessuna connessione. L’ordine non è stato confermato. Riprovi.',
  orderedBefore:
    'Il suo ordine precedente è comunque arrivato, con i dati di prima. Se invia di nuovo, ordina una seconda volta.',
  toOrderBefore: 'Vai all’ordine precedente',
  paymentFailed: 'Purtroppo il pagamento non è riuscito. Controlli i dati e riprovi.',
  cartChanged: 'Il carrello è cambiato. Lo controlli e invii di nuovo l’ordine.',
};

/** Texts of what stays on the customer's device. */
export const remember: Words<typeof german.remember> = {
  label: 'Ricorda su questo dispositivo per la prossima volta',
  forget: 'Dimentica',
  forgetLabel: 'Dimentica: cancella i dati salvati da questo dispositivo',
  forgotten: 'I suoi dati non sono più salvati su questo dispositivo.',
};

/** Texts of the date and time pickers. */
export const pickers: Words<typeof german.pickers> = {
  date: 'Scelta del giorno',
  close: 'Chiudi',
  week: 'Sett.',
  weekOf: (week) => `Settimana ${week}`,
  weekdays: [
    ['Lu', 'Lunedì'],
    ['Ma', 'Martedì'],
    ['Me', 'Mercoledì'],
    ['Gi', 'Giovedì'],
    ['Ve', 'Venerdì'],
    ['Sa', 'Sabato'],
    ['Do', 'Domenica'],
  ],
  /** A day as YYYY-MM-DD → '27/11'. */
  shortDay: (day) => `${day.slice(8)}/${day.slice(5, 7)}`,
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  clear: 'Annulla scelta',
  save: 'Salva',
  available: 'Orari disponibili:',
  full: 'Al completo',
  places: (n) => `Ancora ${count(n, 'posto', 'posti')}`,
  days: { today: 'Oggi', tomorrow: 'Domani' },
  otherDay: 'Altro giorno',
};

/** Texts of the donation section. */
export const donation: Words<typeof german.donation> = {
  heading: 'Donazione',
  about: (amount) => `Con il suo ordine può nascere una donazione di ${amount}, interamente a nostro carico.`,
  choose: 'Scegli un’organizzazione',
  search: 'Cerca un’organizzazione',
  none: 'Nessuna organizzazione trovata.',
  confirm: 'Conferma scelta',
  close: 'Chiudi',
};

/** Texts of the overlays with terms and privacy policy. */
export const legalOverlay: Words<typeof german.legalOverlay> = {
  terms: 'Condizioni generali di contratto',
  privacy: 'Informativa sulla privacy',
  close: 'Chiudi',
  loading: 'Caricamento…',
  failed: 'Non è stato possibile caricare il testo.',
  open: 'Apri in una pagina a parte',
};

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee: Words<typeof german.guarantee> = {
  alt: 'Avviso dell’Unione europea sulla garanzia legale di conformità',
  inWords: 'Garanzia legale di conformità: l’avviso dell’UE in parole',
  elsewhere: 'Garanzia legale di conformità: l’avviso dell’UE',
};

/** What the picture says, in our words, since a picture cannot be read aloud; the link leads where its code does. */
export const guaranteeWords: string = `## L’avviso in parole

Per i beni venduti nell’Unione europea vale una garanzia legale di conformità di almeno due anni. Secondo il diritto di un paese può durare di più. Per i beni usati può durare meno, ma non meno di un anno.

Lei ha dei diritti se un bene non corrisponde alla descrizione o non funziona come dovrebbe. Il venditore risponde dei difetti di conformità esistenti al momento della consegna. Deve riparare o sostituire il bene gratuitamente e, in determinati casi, ridurre il prezzo o rimborsarlo per intero.

Segnali il problema al venditore il prima possibile e tenga a portata di mano una prova d’acquisto.

Per saperne di più: [La tua Europa, garanzie e resi](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm)
`;
