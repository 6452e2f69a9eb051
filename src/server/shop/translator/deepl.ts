import { z } from 'zod';
import type { SuggestionWish } from '../../../lib/contract/translations.ts';
import type { TranslatorRefusal } from '../../../lib/contract/words/staff.ts';
import type { Translate } from '../translate.ts';

/** An account at DeepL, or at a service that speaks its protocol. */
export interface TranslatorService {
  apiKey: string;
  /** Origin of the service; null: DeepL's, by the kind of key. */
  url: string | null;
}

/** Keys of free accounts have their own host, and end like this. */
const FREE_KEY = ':fx';
const originOf = ({ apiKey, url }: TranslatorService) =>
  url ?? (apiKey.endsWith(FREE_KEY) ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

const TIMEOUT_MS = 30_000;
/** Staff wait: one more try after a moment, as DeepL asks of its callers. */
const RETRY_MS = 1000;
const TARGETS = { en: 'EN-GB', fr: 'FR', it: 'IT', tr: 'TR' } as const satisfies Record<
  SuggestionWish['language'],
  string
>;
/** Is not translated; names of dishes are short. */
const CONTEXT = 'Aus der Speisekarte eines Restaurants, für Gäste, die online bestellen.';

const REFUSALS: Readonly<Record<number, TranslatorRefusal>> = {
  401: 'keyRefused',
  403: 'keyRefused',
  429: 'tooManyCalls',
  456: 'quotaExceeded',
  529: 'tooManyCalls',
};

const Reply = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** By `POST /v2/translate` (developers.deepl.com, 'Translate text'). `retryMs`: shorter in tests. */
export function openDeepl(place: TranslatorService, retryMs = RETRY_MS): Translate {
  const address = new URL('/v2/translate', originOf(place));
  const post = async ({ language, german }: SuggestionWish) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `DeepL-Auth-Key ${place.apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        text: german,
        source_lang: 'DE',
        target_lang: TARGETS[language],
        context: CONTEXT,
        preserve_formatting: true,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.text() };
  };
  return async (wish) => {
    let reply = await post(wish).catch(() => null);
    if (reply && isBusy(reply.status)) {
      await new Promise((done) => setTimeout(done, retryMs));
      reply = await post(wish).catch(() => null);
    }
    if (!reply) return { ok: false, code: 'unavailable' };
    if (reply.status !== 200) return { ok: false, code: REFUSALS[reply.status] ?? 'unavailable' };
    const texts = readTexts(reply.body);
    return texts?.length === wish.german.length ? { ok: true, texts } : { ok: false, code: 'unavailable' };
  };
}

const isBusy = (status: number) => status === 429 || status >= 500;

function readTexts(body: string): string[] | null {
  try {
    const { translations } = Reply.parse(JSON.parse(body));
    return translations.map(({ text }) => text);
  } catch {
    return null;
  }
}
