import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from '../../../lib/domain/languages.ts';

const asked = new AsyncLocalStorage<Language>();

/** The language that the current request asks for by `Accept-Language`; German outside of requests. */
export const currentLanguage = (): Language => asked.getStore() ?? DEFAULT_LANGUAGE;

/** Lets everything that a request causes know its language. */
export const keepLanguage: MiddlewareHandler = (c, next) =>
  asked.run(acceptedLanguage(c.req.header('accept-language')), next);
