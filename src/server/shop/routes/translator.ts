import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { staffWords } from '../../platform/staff-words.ts';
import type { Translate } from '../translate.ts';

/** Suggested translations; null: no service is set up. */
export function translatorRoutes({ app }: Api, translate: Translate | null): void {
  app.openapi(endpoints.readTranslator.route, (c) =>
    c.json({ data: { isAvailable: translate !== null } }, 200),
  );

  app.openapi(endpoints.suggestTranslations.route, async (c) => {
    const suggested = translate
      ? await translate(c.req.valid('json'))
      : ({ ok: false, code: 'notConfigured' } as const);
    if (suggested.ok) return c.json({ data: suggested.texts }, 200);
    const message = staffWords().TRANSLATOR_MESSAGES[suggested.code];
    return c.json({ errors: [{ field: null, message }] }, 503);
  });
}
