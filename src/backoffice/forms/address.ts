import { formTexts as texts } from './texts.ts';

/** Why a page cannot link to this; undefined: it can, or there is nothing to link to. Without a scheme it would be a page of the shop. */
export function addressProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return /^([a-z][a-z\d+.-]*:|\/)\S*$/i.test(value.trim()) ? undefined : texts.noAddress;
}
