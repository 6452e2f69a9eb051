import type { ShopPart, ShopPatch } from '../../../lib/contract/shop.ts';

/** A page to write: its URL path, and its file in the folder. */
export interface PageToWrite {
  path: string;
  file: string;
}

/** Messages to a page writer: parts of a whole shop, then requests. */
export type WriterMessage = { part: ShopPart } | WriterRequest;

/** A request: pages of the known shop, after its changes. */
export interface WriterRequest {
  id: number;
  shop: 'parts' | { patch: ShopPatch } | null;
  pages: readonly PageToWrite[];
  /** The folder being served; null: none. */
  live: string | null;
  /** Receives the pages that differ from `live`. */
  folder: string;
  /** Whether quickly compressed copies are written beside them. */
  hasCopies: boolean;
  /** What pages take for now, in epoch milliseconds; left out: the real time. A writer that has told another time renders no real page. */
  clock?: number;
  /** Whether `folder` also gets links to the unchanged pages and their copies in `live`. */
  isWhole: boolean;
}

/** Findings on the rendered pages, for the check of a whole site. */
export interface Seen {
  /** Links within the site, each with one page that has it. */
  links: [path: string, file: string][];
  /** German problems of pages that are truncated or of impossible size. */
  problems: string[];
}

/** Files relative to the folder: changed, unchanged, and of pages that the shop does not have. */
export interface Rendered extends Seen {
  ok: true;
  written: string[];
  same: string[];
  gone: string[];
}

export type WriterAnswer = { id: number } & (Rendered | { ok: false; reason: string; lines: string[] });
