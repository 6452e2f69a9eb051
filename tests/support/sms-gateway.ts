import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenSms {
  to: string;
  from: string;
  text: string;
  foreign_id: string;
}

/**
 * How it answers: with one of seven.io's codes, as HTTP 500 or 401, not at all, or it takes the message and hangs up before it says so.
 */
type Mood = { code: string } | 'error' | 'unauthorised' | 'hang' | 'swallow';

/** A gateway that speaks seven.io's `POST /api/sms`: takes JSON, knows one key, refuses what it took a moment ago (402). */
export async function startSmsGateway(apiKey = 'geheim') {
  const taken: TakenSms[] = [];
  const state: { mood: Mood; calls: number; price: number } = {
    mood: { code: '100' },
    calls: 0,
    price: 0.075,
  };
  const server = createServer((request, response) => {
    void (async () => {
      state.calls += 1;
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const answer = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      const { mood } = state;
      if (mood === 'hang') return;
      if (mood === 'error') return answer(500, {});
      const isKnown = request.headers['x-api-key'] === apiKey && mood !== 'unauthorised';
      if (request.method !== 'POST' || request.url !== '/api/sms') return answer(404, {});
      if (!isKnown) return answer(401, { success: '900' });
      const sms = JSON.parse(Buffer.concat(chunks).toString('utf8')) as TakenSms;
      const isSame = taken.some(({ to, text }) => to === sms.to && text === sms.text);
      const code = mood === 'swallow' ? '100' : mood.code;
      if (isSame) return answer(200, { success: '402' });
      if (code !== '100')
        return answer(200, {
          success: code,
          messages: [{ success: false, error: code, error_text: 'refused' }],
        });
      taken.push(sms);
      if (mood === 'swallow') return request.socket.destroy();
      return answer(200, {
        success: '100',
        total_price: state.price,
        balance: 500,
        debug: 'false',
        sms_type: 'direct',
        messages: [
          {
            id: '1',
            ...sms,
            recipient: sms.to,
            parts: 1,
            price: state.price,
            success: true,
            error: null,
            error_text: null,
          },
        ],
      });
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/sms`,
    taken,
    state,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
