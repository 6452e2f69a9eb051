import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import {
  acceptedLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  type Wording,
} from '../../../lib/domain/languages.ts';

interface Asked {
  language: Language;
  /** The German that the shop speaks. */
  german: () => Wording;
}

const asked = new AsyncLocalStorage<Asked>();

/** The language that the current request asks for by `Accept-Language`; German outside of requests. */
export const currentLanguage = (): Language => asked.getStore()?.language ?? DEFAULT_LANGUAGE;

/** The words for that: the shop's variant of German where it is German. */
export function currentWording(): Wording {
  const { language = DEFAULT_LANGUAGE, german } = asked.getStore() ?? {};
  return language === DEFAULT_LANGUAGE && german ? german() : language;
}

/** Lets everything that a request causes know its language. */
export const keepLanguage =
  (german: () => Wording = () => DEFAULT_LANGUAGE): MiddlewareHandler =>
  (c, next) =>
    asked.run({ language: acceptedLanguage(c.req.header('accept-language')), german }, next);
