import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesCodeIn, type PagesCode, type Places } from './publishing/rendering/pages-code.ts';

/** The manifest that `npm run release` writes. */
export interface Manifest {
  version: string;
  /** Hash of all sources, and hash of the pages' code with its assets. */
  code: string;
  pages: string;
  /** Hash of the back office. */
  office: string;
  /** Hash of what draws the demo shop's pictures. */
  pictures: string;
  /** Platform of its native modules, such as `linux-x64`. */
  platform: string;
}

/** A built product: a folder that is never written to after the build. */
export interface Release extends Manifest {
  folder: string;
  /** An empty, migrated database: the template of a new one. */
  database: string;
  /** The demo shop's pictures, as files `{id}-{version}.{extension}`. */
  demoPictures: string;
  /** The back office's files, with compressed copies. */
  backOffice: string;
  /** Script of the process that compresses pages in the background. */
  compressor: string;
  /** The code that renders pages. */
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
