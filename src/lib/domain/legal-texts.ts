import type { CountryChoice } from './country.ts';
import { exceptionOf, hasWithdrawal } from './withdrawal.ts';

/** What a shop says of who sells. */
interface SellerFacts {
  businessName?: string;
  shopName?: string;
  legalForm?: string;
  /** Lines of an address. */
  sellerAddress?: string;
}

/** Name, legal form and address of who sells, a line each; `place` stands in for an address that the shop has not given. */
export function sellerLines(
  { businessName = '', shopName = '', legalForm = '', sellerAddress = '' }: SellerFacts,
  place = '',
): string[] {
  const name = businessName || shopName;
  // Many write the name once more before the register.
  const isNamed = legalForm.trimStart().startsWith(name.trim());
  return [isNamed ? '' : name, legalForm, ...(sellerAddress || place).split('\n')]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Forms that have to name more than themselves on letters of business (§ 35a GmbHG, § 80 AktG, § 125a HGB, § 37a HGB; § 14 UGB). */
const REGISTERED = /\b(GmbH|UG|AG|KG|OHG|OG|e\.\s?K\.|e\.\s?U\.|eG|FlexCo|FlexKapG)(?![\p{L}])/u;
/** What a register's number looks like: 'HRB 12345', 'FN 123456a', 'CHE-123.456.789'. */
const NUMBER = /\b(HR[AB]\s*\d|FN\s*\d|GnR\s*\d|CHE-?\s*\d)/i;

/** Whether a legal form names a registered one without its number in the register, in a country whose letters of business have to name it. */
export const lacksRegister = (legalForm: string, country: CountryChoice): boolean =>
  (country === 'DE' || country === 'AT') && REGISTERED.test(legalForm) && !NUMBER.test(legalForm);

interface Seller {
  country?: CountryChoice;
  withdrawalText?: string | undefined;
  businessName?: string;
  shopName: string;
  sellerAddress?: string;
}

interface Contact {
  isPublic?: boolean;
  street?: string;
  zipCode?: string;
  city?: string;
  email?: string;
  phone?: string;
}

/** What a notice is made of: a shop, or the parts of one. */
export interface NoticeFacts {
  config: Seller;
  branches: readonly Contact[];
  products: readonly { isReturnable?: boolean | undefined }[];
}

/**
 * The notice on the right of withdrawal as Markdown: the shop's own, else the law's sample filled in with the shop's facts; '': nothing is
 * said of the right.
 */
export function withdrawalNotice({ config, branches, products }: NoticeFacts): string {
  if (config.withdrawalText) return config.withdrawalText;
  return hasWithdrawal(config, products) ? sample(config, branches) : '';
}

const inLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ', ');

/** Name and address, and how to reach the shop: of its first public branch that has an address for mail. */
function sellerOf(config: Seller, branches: readonly Contact[]): { address: string; reached: string[] } {
  const open = branches.filter(({ isPublic }) => isPublic !== false);
  const branch = open.find(({ email }) => email) ?? open[0];
  const town = [branch?.zipCode, branch?.city].filter(Boolean).join(' ');
  const { businessName = '', shopName, sellerAddress = '' } = config;
  return {
    // Without the legal form: the sample has name and address.
    address: sellerLines(
      { businessName, shopName, sellerAddress },
      [branch?.street, town].filter(Boolean).join(', '),
    ).join(', '),
    reached: [
      ...(branch?.phone ? [`Telefon ${inLine(branch.phone)}`] : []),
      ...(branch?.email ? [`E-Mail ${inLine(branch.email)}`] : []),
    ],
  };
}

/** Where the samples of the countries differ: Anlage 1 and 2 zu Art. 246a § 1 EGBGB, and Anhang I Teil A and B FAGG for contracts since October 2026. */
const GERMAN = {
  letter: 'z. B. ein mit der Post versandter Brief oder eine E-Mail',
  form: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
};
const AUSTRIAN: typeof GERMAN = {
  letter: 'z. B. mit der Post versandter Brief oder E-Mail',
  form: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück)',
};

/**
 * The sample of the shop's country for goods that come in one delivery, with the online function; the shop waits for the goods, and
 * customers pay to send them back. The words are the law's and stay as they are: only so do they protect the shop (docs/law.md says where
 * they were read). '∗' is no sign of Markdown.
 */
function sample(config: Seller, branches: readonly Contact[]): string {
  const { address, reached } = sellerOf(config, branches);
  const exception = exceptionOf(config.country ?? '');
  const words = config.country === 'AT' ? AUSTRIAN : GERMAN;
  return `### Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${[address, ...reached].join(', ')}) mittels einer eindeutigen Erklärung (${words.letter}) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Fuß jeder Seite unseres Shops ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

### Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.

Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

### Muster-Widerrufsformular

${words.form}

- An ${[address, ...reached.filter((one) => one.startsWith('E-Mail'))].join(', ')}:
- Hiermit widerrufe(n) ich/wir (∗) den von mir/uns (∗) abgeschlossenen Vertrag über den Kauf der folgenden Waren (∗)/die Erbringung der folgenden Dienstleistung (∗)
- Bestellt am (∗)/erhalten am (∗)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(∗) Unzutreffendes streichen.

### Für welche Waren das gilt

Welche Ihrer Waren das Widerrufsrecht haben, steht an der Kasse und auf der Bestellbestätigung. Für Waren, die schnell verderben oder nach Ihren Wünschen gefertigt werden, besteht es nicht${exception === null ? '' : ` (${exception})`}.
`;
}

/** Legal texts that are kept in versions, because an order stays under those of its time. */

/** The kinds of texts with versions. */
export const LEGAL_KINDS = ['terms', 'privacy', 'imprint', 'withdrawal'] as const;
/** One of `LEGAL_KINDS`. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The ids of the versions in force, by kind; a kind without a text is absent. */
export type LegalVersions = Partial<Record<LegalKind, number>>;

interface LegalFacts extends NoticeFacts {
  config: NoticeFacts['config'] & {
    termsAndConditions: string;
    termsAndConditionsText: string;
    privacyPolicy: string;
    privacyPolicyText: string;
    imprint: string;
    imprintText: string;
  };
}

/** What a shop says of each kind: the text, else the address where it is, else ''. */
export function legalTextsOf(shop: LegalFacts): Record<LegalKind, string> {
  const { config } = shop;
  return {
    terms: config.termsAndConditionsText || config.termsAndConditions,
    privacy: config.privacyPolicyText || config.privacyPolicy,
    imprint: config.imprintText || config.imprint,
    withdrawal: withdrawalNotice(shop),
  };
}

/** Whether an edit of the shop leaves all of its legal texts as they are. */
export function haveSameLegalTexts(before: LegalFacts, after: LegalFacts): boolean {
  const [texts, next] = [legalTextsOf(before), legalTextsOf(after)];
  return LEGAL_KINDS.every((kind) => texts[kind] === next[kind]);
}
