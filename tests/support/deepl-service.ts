import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a caller asked for. */
export interface AskedTranslation {
  text: string[];
  source_lang: string;
  target_lang: string;
}

/** A status with DeepL's message, a body that is no JSON, one translation too few, or a connection that ends. */
type Mood = 'translates' | 'garbled' | 'short' | 'hangsUp' | number;

/** A service that speaks DeepL's `POST /v2/translate`: knows one key, and says each text with its language in front. */
export async function startDeeplService(apiKey = 'schluessel:fx') {
  const asked: AskedTranslation[] = [];
  const state = { moods: [] as Mood[] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const mood = state.moods.shift() ?? 'translates';
      if (mood === 'hangsUp') return request.socket.destroy();
      if (request.method !== 'POST' || request.url !== '/v2/translate') return answer(404, {});
      if (request.headers.authorization !== `DeepL-Auth-Key ${apiKey}`)
        return answer(403, { message: 'Forbidden' });
      if (typeof mood === 'number') return answer(mood, { message: 'refused' });
      if (mood === 'garbled') return response.writeHead(200).end('<html>');
      const wish = JSON.parse(Buffer.concat(parts).toString('utf8')) as AskedTranslation;
      asked.push(wish);
      const translations = wish.text.map((text) => ({
        detected_source_language: 'DE',
        text: `${wish.target_lang}: ${text}`,
      }));
      return answer(200, { translations: mood === 'short' ? translations.slice(1) : translations });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    state,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
