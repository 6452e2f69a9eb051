import type { Country } from '../../../lib/domain/country.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../accessibility.ts';

/** Words of the statement on accessibility (annex 3 Nr. 1 BFSG, annex 3 BaFG). */

/** The law that asks for the statement; CH has none for private shops. */
const LAWS: Readonly<Record<Country, string>> = {
  DE: ' Su queste si basa anche la legge tedesca sull’accessibilità, la Barrierefreiheitsstärkungsgesetz (BFSG), con i §§ 12, 19 e 21 del suo regolamento (BFSGV).',
  AT: ' Su queste si basa anche la legge austriaca sull’accessibilità, la Barrierefreiheitsgesetz (BaFG).',
  CH: '',
};

/** Who watches over it, by their own names; `null`: nobody is named. */
const BODIES: Readonly<Record<Country, readonly string[] | null>> = {
  DE: [
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
    'Carl-Miller-Straße 6, 39112 Magdeburg',
    'Telefono: +49 391 289 230 23',
    'E-mail: kontakt@mlbf-barrierefrei.de',
    'www.mlbf-barrierefrei.de',
  ],
  AT: ['Sozialministeriumservice'],
  CH: null,
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

type German = typeof german.accessibility;

/** What the statement says. */
export const accessibility: Words<Omit<German, 'bodies'>> & Pick<German, 'bodies'> = {
  intro: (seller) =>
    `Mangiare bene è un piacere per tutti, e ordinare dovrebbe esserlo altrettanto. Questa dichiarazione di accessibilità riguarda il negozio online di ${seller}.`,
  service: 'Che cosa può fare qui',
  offer: (branches, modes) =>
    `Può consultare il menù${branches > 1 ? ` di ciascuno dei nostri ${branches} locali` : ''} con prezzi, allergeni e additivi e ordinare ciò che desidera${modes && `: ${modes}`}.`,
  modes: { takeaway: 'da ritirare', delivery: 'con consegna a domicilio', dineIn: 'al tavolo' },
  works: 'Come funziona',
  steps: [
    '1. Nella pagina iniziale si sceglie un locale. La sua pagina mostra il menù.',
    '2. Il segno + accanto a un piatto lo mette nel carrello. Se c’è qualcosa da scegliere, prima si apre una finestra.',
    '3. Alla cassa si indicano nome, orario e metodo di pagamento. Ciò che manca è scritto accanto al campo.',
    '4. Dopo l’ordine, una pagina dedicata dice a che punto siamo.',
  ].join('\n'),
  noScript: 'Anche senza JavaScript si può leggere tutto. Per ordinare, invece, è necessario.',
  meets: 'Come il negozio soddisfa i requisiti',
  standard: (country) =>
    `Il riferimento sono le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA: percepibile, utilizzabile, comprensibile e robusto.${LAWS[country]}`,
  // No article before the date: it would depend on the number.
  checked: (day) => `Ultima verifica del software del negozio: ${day}. Il risultato:`,
  checks: listed([
    'In nessun tipo di pagina lo strumento di verifica axe trova violazioni delle WCAG 2.2, livelli A e AA. I colori sono verificati nel tema chiaro e in quello scuro.',
    'Si può completare un intero ordine con la sola tastiera, fino all’invio.',
    'Con il testo a dimensione doppia, su un telefono non si perde nulla, dalla pagina iniziale allo stato dell’ordine.',
    'In una finestra larga 320 pixel non serve scorrere di lato.',
    'Pulsanti, campi e aree hanno i nomi che gli screen reader annunciano. Durante le verifiche il negozio viene usato attraverso questi nomi.',
    'Le animazioni restano disattivate se il dispositivo lo richiede.',
  ]),
  limits: 'Che cosa non è ancora perfetto',
  gaps: [
    'Gli strumenti non trovano ogni ostacolo. Il negozio non è ancora stato verificato da persone che usano uno screen reader.',
    'Le immagini dei piatti non hanno una descrizione. Tutte le indicazioni sono accanto, come testo.',
    'I testi, le immagini e i file inseriti dal negozio stesso non fanno parte di questa verifica.',
  ],
  mapGap:
    'La mappa nella pagina iniziale è difficilmente utilizzabile con uno screen reader. Indirizzo e indicazioni stradali sono accanto.',
  payingGap:
    'Il pagamento online avviene sulla pagina del servizio di pagamento. Non è nostra e qui non è stata verificata.',
  contact: 'Ce lo faccia sapere',
  report: 'Ha incontrato un ostacolo? Ci scriva o ci chiami. Le rispondiamo e la aiutiamo.',
  email: (address) => `E-mail: ${address}`,
  phone: (number) => `Telefono: ${number}`,
  body: 'Autorità competente',
  bodies: (country) => BODIES[country]?.join('  \n') ?? null,
  listed,
};
