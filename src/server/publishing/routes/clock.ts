import type { Context } from 'hono';
import { CLOCK_BASE } from '../../../lib/contract/clock.ts';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { isAmong } from '../../../lib/contract/roles.ts';
import { staffWords } from '../../platform/staff-words.ts';
import { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ReadSession } from '../../platform/http/actor.ts';
import { failure } from '../../platform/http/failures.ts';
import { noClockPage } from '../clock-marks.ts';
import type { Clock } from '../clock.ts';
import { clockFolder, readClockPlace } from '../clock-shift.ts';

/** Nothing simulated may be cached or indexed. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const CHANGES_NOTHING = new Set(['GET', 'HEAD']);
/** Headers that a simulated call keeps. */
const PASSED_ON = ['accept-encoding', 'slot-hold'];

/** The clock simulator: the whole shop as at another instant, for staff who may change opening hours (docs/decisions/0025). */
export function clockRoutes({ app, addresses }: Api, clock: Clock, readSession: ReadSession): void {
  app.openapi(endpoints.openClock.route, async (c) => {
    const opened = await clock.open(c.req.valid('json'));
    if (opened.ok) return c.json({ data: { path: clockFolder(opened.shift), at: opened.at } }, 200);
    return c.json(
      {
        errors: [
          {
            field: opened.code === 'tooFar' ? 'day' : null,
            message: staffWords().CLOCK_MESSAGES[opened.code],
          },
        ],
      },
      opened.code === 'tooFar' ? 422 : 503,
    );
  });

  app.use(`${CLOCK_BASE}/*`, async (c, next) => {
    await next();
    // Set on the response, to override the handlers' own headers.
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  });

  // Not in the contract: it is no API of its own, and `openClock` says where it begins.
  app.all(`${CLOCK_BASE}/*`, async (c) => {
    const place = readClockPlace(c.req.path);
    if (!place) return failure(c, 404, 'notFound');
    const { shift, path } = place;
    const refused = await whyRefused(c, readSession);
    if (!CHANGES_NOTHING.has(c.req.method)) return failure(c, 403, refused ? 'notAllowed' : 'previewOnly');
    const isCall = path.startsWith('/api/');
    if (refused) {
      const status = refused === 'notSignedIn' ? 401 : 403;
      return isCall ? failure(c, status, refused) : c.html(noClockPage(REQUEST_MESSAGES[refused]), status);
    }
    if (isCall) return clock.call(simulated(c, path), shift);
    if (path.startsWith('/image/')) return c.redirect(encodeURI(path) + new URL(c.req.url).search, 302);
    if (path === '/clock.js')
      return c.body(await clock.script(shift), 200, { 'content-type': 'text/javascript; charset=utf-8' });
    const page = await clock.page(shift, path, addresses.site ?? '');
    if (!page.ok) return c.html(noClockPage(staffWords().CLOCK_MESSAGES[page.code]), 503);
    return c.html(page.html, page.isFound ? 200 : 404, { 'content-security-policy': page.policy });
  });
}

type Refusal = 'notSignedIn' | 'notAllowed';

/** Every page and call asks again: what is simulated ends with the session. */
async function whyRefused(c: Context, readSession: ReadSession): Promise<Refusal | null> {
  const { signedIn } = await readSession(c.req.raw.headers, false);
  if (!signedIn) return 'notSignedIn';
  const { who } = endpoints.openClock;
  const mayOpen = signedIn.owes === null && who !== 'anyone' && isAmong(signedIn.actor, who);
  return mayOpen ? null : 'notAllowed';
}

/** A call as the simulated shop sees it: a customer's, without the session. */
function simulated(c: Context, path: string): Request {
  const url = new URL(c.req.url);
  url.pathname = path;
  const headers = PASSED_ON.flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : ([[name, value]] as [string, string][]);
  });
  return new Request(url, { method: c.req.method, headers });
}
