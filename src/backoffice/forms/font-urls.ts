import type { FontName } from '../../lib/domain/face/fonts.ts';

const URLS = import.meta.glob<string>(
  ['../../layouts/fonts/*.woff2', '!../../layouts/fonts/*-turkish.woff2'],
  { query: '?url', import: 'default', eager: true },
);

/** Where the pages' file of a font is. */
export const fontUrl = (font: FontName): string => URLS[`../../layouts/fonts/${font}.woff2`] ?? '';
