import { z } from 'zod';
import { Errors, data } from '../fields.ts';
import { CLOCK_BASE, ClockWish, SimulatedShop } from '../clock.ts';
import { PublishAnswer, PublishWish, RollbackWish } from '../publishing.ts';
import { body, endpoint, failures, json } from './declare.ts';

const sent = (description: string) => z.string().optional().meta({ description });

/** Headers of a signed call (publishing/rebuild-calls.ts). */
const SignedHeaders = z.object({
  'x-bestellbar-timestamp': sent('When it was signed, in seconds since 1970; at most five minutes off'),
  'x-bestellbar-signature': sent(
    '`sha256=` and, in hexadecimal digits, the HMAC-SHA256 of `{timestamp}.{body}` with the shared secret',
  ),
});

/** Publishing the shop's pages. */
export const publishingEndpoints = {
  readPublishing: endpoint('admin', {
    method: 'get',
    path: '/api/publish',
    responses: { 200: json(data(PublishAnswer), 'How the pages stand'), ...failures(503) },
  }),
  publish: endpoint('admin', {
    method: 'post',
    path: '/api/publish',
    request: { body: { required: false, content: { 'application/json': { schema: PublishWish } } } },
    responses: {
      202: json(data(PublishAnswer), 'A round is on its way; how the pages stand before it'),
      ...failures(400, 422, 503),
    },
  }),
  rollBackPublication: endpoint('admin', {
    method: 'post',
    path: '/api/publish/rollback',
    request: { body: { required: false, content: { 'application/json': { schema: RollbackWish } } } },
    responses: {
      200: json(data(PublishAnswer), 'The publication before is live again'),
      409: json(Errors, 'There is none before, or another is live by now than was to be undone'),
      ...failures(400, 422, 503),
    },
  }),
  openClock: endpoint('manager', {
    method: 'post',
    path: CLOCK_BASE,
    request: { body: body(ClockWish) },
    responses: {
      200: json(data(SimulatedShop), 'Path of the simulated shop, readable with the same permission'),
      ...failures(422, 503),
    },
  }),
  takeRebuildCall: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/webhooks/rebuild',
      request: {
        headers: SignedHeaders,
        body: {
          required: false,
          description: 'Anything up to 64 kB; only its signature counts',
          content: { '*/*': { schema: z.string() } },
        },
      },
      responses: {
        202: json(data(z.object({ accepted: z.literal(true) })), 'All pages will be rendered again'),
        401: json(Errors, 'Not signed, or forged, late or repeated: all are answered alike'),
        ...failures(413, 429, 503),
      },
    },
    'signed',
  ),
} as const;
