import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesCodeIn, type PagesCode, type Places } from './publishing/rendering/pages-code.ts';

/** What `npm run release` writes down of a release. */
export interface Manifest {
  version: string;
  /** A hash of all sources, and one of those that pages are made of, with what they load. */
  code: string;
  pages: string;
  /** A hash of the back office. */
  office: string;
  /** The system that its native parts are for, such as `linux-x64`. */
  platform: string;
}

/** The product, ready to run: a folder that is made once and never written to. */
export interface Release extends Manifest {
  folder: string;
  /** A database with all tables and no rows, to begin with. */
  database: string;
  /** The demo shop's pictures, as files `{id}-{version}.{extension}`. */
  demoPictures: string;
  /** The back office's files, with compressed copies. */
  backOffice: string;
  /** The process that compresses pages in the background. */
  compressor: string;
  /** What pages are rendered by. */
  pagesCode: (appWorker: Places['appWorker']) => PagesCode;
}

export const MANIFEST = 'manifest.json';

/** Reads a release; throws if the folder has none. */
export async function readRelease(folder: string): Promise<Release> {
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  return {
    ...manifest,
    folder,
    database: join(folder, 'database'),
    demoPictures: join(folder, 'demo-pictures'),
    backOffice: join(folder, 'backoffice'),
    compressor: join(folder, 'server/compressor.mjs'),
    pagesCode: (appWorker) => pagesCodeIn(folder, manifest.pages, appWorker),
  };
}
