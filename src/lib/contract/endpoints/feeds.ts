import { z } from 'zod';
import { EXPORT_FORMATS } from '../books.ts';
import { IdParam } from '../fields.ts';
import { endpoint, failures, file } from './declare.ts';

/** A branch's feed, opened by one of its API keys. */
const params = z.object({ branchId: IdParam, apiKey: z.string().max(200) });

/** What calendars and spreadsheets read by themselves: an address with a key, and nobody's contact data. */
export const feedEndpoints = {
  readCalendar: endpoint('anyone', {
    method: 'get',
    path: '/api/calendars/{branchId}/{apiKey}/orders.ics',
    request: { params },
    responses: {
      200: file('text/calendar', 'Orders for a time, from yesterday on; a key of the scope calendar'),
      ...failures(404),
    },
  }),
  readSheet: endpoint(
    'anyone',
    {
      method: 'get',
      path: '/api/sheets/{branchId}/{apiKey}/orders.csv',
      request: {
        params,
        query: z.object({
          days: z.coerce
            .number()
            .pipe(z.int().min(1).max(366))
            .default(31)
            .meta({ description: 'How many days, today included' }),
          format: z.enum(EXPORT_FORMATS).default('plain'),
        }),
      },
      responses: {
        200: file('text/csv', 'The orders as the books export them; a key of the scope sheet'),
        ...failures(404, 422),
      },
    },
    'document',
  ),
} as const;
