import { each } from './layout.ts';

const skeleton = (blocks: number) =>
  `<div class="skeleton" aria-hidden="true" data-astro-cid-qve2nzkq>${each(Array.from({ length: blocks }), () => '<div data-astro-cid-qve2nzkq><i data-astro-cid-qve2nzkq></i><b data-astro-cid-qve2nzkq></b></div>')}</div>`;

/** `start` is an island's tag with the names of its bundled scripts. */
export const island = (start: string, blocks: number) =>
  `${start}${skeleton(blocks)}<template data-astro-template="fallback">${skeleton(blocks)}</template><!--astro:end--></astro-island>`;
