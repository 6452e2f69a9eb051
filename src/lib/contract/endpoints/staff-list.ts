import { z } from 'zod';
import { data } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { endpoint, failures, json, type Who } from './declare.ts';

/** The part of an answer's description that tells which part of a list it is. */
export const CONTENT_RANGE = z.object({
  'content-range': z.string().meta({ description: 'Which part of how long a list: products 0-24/319' }),
});

/** A list for staff, filtered, sorted and cut as asked. */
export function staffList<const P extends string, T extends z.ZodType>(
  who: Exclude<Who, 'anyone'>,
  path: P,
  entity: T,
) {
  return endpoint(who, {
    method: 'get',
    path,
    request: { query: ListParams },
    responses: {
      200: { ...json(data(z.array(entity)), 'The part asked for'), headers: CONTENT_RANGE },
      ...failures(400),
    },
  });
}
