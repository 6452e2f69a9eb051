import type { CloudPrntPoll } from '../../../src/lib/contract/printing.ts';

type Request = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** A Star printer that asks an address for work, as CloudPRNT has it. */
export function starPrinter(request: Request, path: string, mac = '00:11:62:00:00:01') {
  const query = (more: Record<string, string | undefined>) =>
    new URLSearchParams(
      Object.entries({ mac, ...more }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString();
  return {
    async poll(statusCode = '200%20OK', printingInProgress = false): Promise<CloudPrntPoll> {
      const body = {
        status: '23 6 0 0 0 0 0 0 0',
        printerMAC: mac,
        statusCode,
        printingInProgress,
        clientAction: null,
      };
      const headers = { 'content-type': 'application/json' };
      const answer = await request(path, { method: 'POST', body: JSON.stringify(body), headers });
      if (answer.status !== 200) throw new Error(`poll: ${answer.status}`);
      return (await answer.json()) as CloudPrntPoll;
    },
    async get(token?: string, type = 'application/vnd.star.starprnt') {
      const answer = await request(`${path}?${query({ type, token })}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { status: answer.status, type: answer.headers.get('content-type'), bytes };
    },
    async confirm(token?: string, code = '200 OK'): Promise<number> {
      return (await request(`${path}?${query({ code, token })}`, { method: 'DELETE' })).status;
    },
  };
}

/** An Epson printer that asks an address for work, as Server Direct Print has it. */
export function epsonPrinter(request: Request, path: string) {
  const send = async (form: Record<string, string>) => {
    const answer = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, ID: 'kueche' }).toString(),
    });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  return {
    send,
    get: () => send({ ConnectionType: 'GetRequest', Name: 'TM-m30' }),
    /** Tells what became of a job; without a code it was printed. */
    tell: (jobId: string, code = '') =>
      send({
        ConnectionType: 'SetResponse',
        ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter>
<devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse>
<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${code === ''}" code="${code}" status="${code === 'EPTR_REC_EMPTY' ? 0xf080008 : 251658262}" battery="0"/>
</PrintResponse></ePOSPrint></PrintResponseInfo>`,
      }),
    tellStatus: (asb: string) =>
      send({
        ConnectionType: 'SetStatus',
        Status: `<?xml version="1.0"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="${asb}"/></statusmonitor>`,
      }),
  };
}

/** The lines of an ePOS-Print document, as they come out of the printer. */
export function eposText(xml: string): { jobId: string; text: string } {
  const parsed = xml
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('\u00a0', ' ');
  return {
    jobId: /<printjobid>([^<]+)</.exec(xml)?.[1] ?? '',
    text: [...parsed.matchAll(/<text [^>]*>(.*?)<\/text>/gs)].map(([, text]) => text).join(''),
  };
}
