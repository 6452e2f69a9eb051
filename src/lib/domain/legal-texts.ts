import { withdrawalNotice, type NoticeFacts } from './withdrawal-notice.ts';

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
