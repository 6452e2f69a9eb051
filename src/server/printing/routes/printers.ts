import type { Context } from 'hono';
import { z } from 'zod';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PrintingService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';

/** What of a Star printer's poll is looked at; whatever else it says, or leaves out, is no reason to refuse it. */
const StarPoll = z.object({
  statusCode: z.string().max(200).catch(''),
  printingInProgress: z.boolean().catch(false),
});

/** How printers fetch their receipts: Star's by CloudPRNT, Epson's by Server Direct Print. */
export function printerRoutes({ app, countRefusal }: Api, { printerPolls }: PrintingService): void {
  /** Whoever guesses secrets is soon not answered any more. */
  const unknown = async (c: Context) => (await countRefusal(c)) ?? failure(c, 404, 'notFound');

  app.openapi(endpoints.pollCloudPrnt.route, async (c) => {
    const said = StarPoll.catch({ statusCode: '', printingInProgress: false }).parse(
      json(await c.req.text()),
    );
    const answer = await printerPolls.star(c.req.valid('param').token, {
      statusCode: said.statusCode,
      isPrinting: said.printingInProgress,
    });
    c.header('cache-control', 'no-store');
    return answer ? c.json(answer, 200) : unknown(c);
  });

  app.openapi(endpoints.fetchCloudPrntJob.route, async (c) => {
    const { mac = '', type = '', token: jobToken = null } = c.req.valid('query');
    const job = await printerPolls.starJob(c.req.valid('param').token, { mac, type, jobToken });
    if (job.ok)
      return c.body(new Uint8Array(job.bytes), 200, {
        'content-type': job.type,
        'cache-control': 'no-store',
      });
    if (job.code === 'printerUnknown') return unknown(c);
    return job.code === 'typeUnknown' ? c.text('', 415) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.confirmCloudPrntJob.route, async (c) => {
    const { mac = '', code = '', token: jobToken = null } = c.req.valid('query');
    const isKnown = await printerPolls.starDone(c.req.valid('param').token, { mac, code, jobToken });
    return isKnown ? c.text('', 200) : unknown(c);
  });

  app.openapi(endpoints.pollServerDirectPrint.route, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const xml = await printerPolls.epson(c.req.valid('param').token, form);
    if (xml === null) return unknown(c);
    return c.body(xml, 200, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' });
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
