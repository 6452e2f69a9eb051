import { data } from '../fields.ts';
import { SuggestionWish, Suggestions, Translator } from '../translations.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** Suggested translations of a translation service, which the operator may set up. */
export const translatorEndpoints = {
  readTranslator: endpoint('admin', {
    method: 'get',
    path: '/api/translator',
    responses: { 200: json(data(Translator), 'Whether translations can be suggested') },
  }),
  suggestTranslations: endpoint('admin', {
    method: 'post',
    path: '/api/translator/suggestions',
    request: { body: body(SuggestionWish) },
    responses: {
      200: json(data(Suggestions), 'A suggestion for each text, in their order; nothing is stored'),
      ...failures(422, 503),
    },
  }),
} as const;
