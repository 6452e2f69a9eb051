import { each } from './layout.ts';

const skeleton = (blocks: number) =>
  `<div class="skeleton" aria-hidden="true" data-astro-cid-qve2nzkq>${each(Array.from({ length: blocks }), () => '<div data-astro-cid-qve2nzkq><i data-astro-cid-qve2nzkq></i><b data-astro-cid-qve2nzkq></b></div>')}</div>`;

/** Where a script mounts what the page is about. `attribute`: its data, `cid`: the styles' scope of the page. */
export const island = (attribute: string, cid: string, blocks: number) =>
  `<div class="place" ${attribute} ${cid}>${skeleton(blocks)}</div>`;
