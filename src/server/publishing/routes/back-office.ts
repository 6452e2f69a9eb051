import type { BackOfficeFiles } from '../back-office-files.ts';
import type { Api } from '../../platform/http/api.ts';
import { sendFile } from './send-file.ts';

const BASE = '/backend';
const HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** The back office: one page serves every address of it, which its own router tells apart. */
export function backOffice(app: Api['app'], files: Pick<BackOfficeFiles, 'get'>): void {
  const serve = app.on.bind(app, 'GET', [BASE, `${BASE}/*`]);
  serve(async (c) => {
    const path = c.req.path.slice(BASE.length + 1);
    const file = files.get(path) ?? (path.startsWith('_astro/') ? undefined : files.get('index.html'));
    return file ? sendFile(c, file, 200, HEADERS) : c.text('Nicht gefunden.', 404);
  });
}
