import type { ShopPart, ShopPatch } from '../../../lib/contract/shop-patch.ts';

/** A page to write: its address below the origin, and its file below the folder. */
export interface PageToWrite {
  path: string;
  file: string;
}

/** What a page writer's process is told: parts of a whole shop, then what to write of it. */
export type WriterMessage = { part: ShopPart } | WriterRequest;

/** What it is asked for: pages of the shop that it knows, or whose parts have come, after what has changed of it. */
export interface WriterRequest {
  id: number;
  shop: 'parts' | { patch: ShopPatch } | null;
  pages: readonly PageToWrite[];
  /** The folder that is served now; null: none is. */
  live: string | null;
  /** Gets the pages that differ from those in `live`, compressed quickly. */
  folder: string;
  /** Whether compressed copies are written beside them: only a benchmark does without. */
  hasCopies: boolean;
  /** Whether `folder` gets the pages, too, that are the same in `live`: as links to those, with their copies. */
  isWhole: boolean;
}

/** What was seen of the rendered pages, for the check of a whole site. */
export interface Seen {
  /** Addresses on the site that pages lead to, each with the file of one page that does. */
  links: [path: string, file: string][];
  /** Scripts that stand in pages, as a policy names them. */
  scripts: string[];
  /** German sentences on pages that are cut short or of an impossible size. */
  problems: string[];
}

/** Files are named below the folder: those that differ, those that are the same, and those of pages that the shop does not have. */
export interface Rendered extends Seen {
  ok: true;
  written: string[];
  same: string[];
  gone: string[];
}

export type WriterAnswer = { id: number } & (Rendered | { ok: false; reason: string; lines: string[] });
