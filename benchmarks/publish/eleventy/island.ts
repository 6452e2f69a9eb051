import { each } from './layout.ts';

const skeleton = (blocks: number) =>
  `<div class="skeleton" aria-hidden="true" data-ve>${each(Array.from({ length: blocks }), () => '<div data-ve><i data-ve></i><b data-ve></b></div>')}</div>`;

/** Where a script mounts what the page is about. `attribute`: its data, `cid`: the styles' scope of the page. */
export const island = (attribute: string, cid: string, blocks: number) =>
  `<div class="place" ${attribute} ${cid}>${skeleton(blocks)}</div>`;
