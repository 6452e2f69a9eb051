import { join, resolve } from 'node:path';
import { createViteBuilder } from './publishing/rendering/vite.ts';
import { keepBackOffice, type BackOfficeFiles } from './usecases/backoffice/back-office-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The back office of this source tree. What it is built into lies beside the packages that it is built with. */
export const openBackOffice = (complain: (message: string) => void): BackOfficeFiles =>
  keepBackOffice({
    root: ROOT,
    folder: join(ROOT, 'node_modules/.cache/bestellbar-backoffice'),
    build: createViteBuilder(ROOT),
    complain,
  });
