import type { ShopPatch } from '../../../lib/contract/shop-patch.ts';

/** A page to write: its address below the origin, and its file below the folder. */
export interface PageToWrite {
  path: string;
  file: string;
}

/** What the resident page writer is asked for; `shop` is a body of `/api/init`, or what has changed of it. */
export interface WriterRequest {
  id: number;
  shop: { init: unknown } | { patch: ShopPatch } | null;
  pages: PageToWrite[];
  /** What is the same there already is not written. */
  live: string;
  /** Gets the pages that differ, with their compressed copies. */
  folder: string;
}

/** `written`: files that differ from what is live; `gone`: files of pages that the shop does not have. */
export type WriterAnswer =
  | { id: number; ok: true; written: string[]; gone: string[] }
  | { id: number; ok: false; reason: string; lines: string[] };
