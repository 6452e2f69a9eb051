import type { PrinterEncoding } from '../../../lib/contract/printing.ts';

/** Replaces each unprintable character as perceived by readers. */
const REPLACEMENT = '?';

/** The upper halves of ESC/POS code pages 19 (PC858) and 18 (PC852). */
const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²';
const CP852 = 'ůłŐőŹĆĹĺĽľŚśŤťŁčĄąŽžĘęźČşĚŞŻżĂăđĎďŇěŢŮŃńňŠšŔŕŰţ˝˛ˇ˘űŘř';
const upperHalf = (page: string) =>
  new TextDecoder(page).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));

const signs = (...pages: string[]) =>
  new Set(Array.from(pages.join('')).filter((sign) => /^[^\p{C}\p{Z}\p{M}]$/u.test(sign)));

const REPERTOIRES: Readonly<Record<PrinterEncoding, ReadonlySet<string>>> = {
  cp858: signs(CP858),
  cp1252: signs(upperHalf('windows-1252')),
  multilingual: signs(CP858, CP852, upperHalf('windows-1252'), upperHalf('ibm866').replace(/[░-▟]/g, '')),
};

/** Common characters missing from code pages, with their usual substitutes. */
const SPELLED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '‹': '<',
  '›': '>',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '™': 'TM',
  '×': 'x',
  ẞ: 'SS',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * Text as one printable line of a code page. Line breaks and tabs become spaces; control and zero-width characters are removed;
 * unsupported accents are dropped, and characters that still cannot be printed, such as emoji, become one '?'.
 */
export function printable(text: string, encoding: PrinterEncoding): string {
  const repertoire = REPERTOIRES[encoding];
  const line = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n\v\f]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');
  let out = '';
  for (const { segment } of graphemes.segment(line)) out += signOf(segment, repertoire);
  return out.replace(/ +/g, ' ').trim();
}

const isAscii = (text: string) => /^[ -~]+$/.test(text);

function signOf(segment: string, repertoire: ReadonlySet<string>): string {
  // Joiners, selectors and directional marks are invisible.
  const seen = segment.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  if (seen === '' || isAscii(seen) || repertoire.has(seen)) return seen;
  const spelled = SPELLED[seen];
  if (spelled !== undefined) return spelled;
  const plain = seen.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain === '') return '';
  const signs = Array.from(plain, (sign) => (isAscii(sign) || repertoire.has(sign) ? sign : SPELLED[sign]));
  return signs.some((sign) => sign === undefined) ? REPLACEMENT : signs.join('');
}

/** Whether text has only characters of the code page; tests check receipts with it. */
export const isPrintable = (text: string, encoding: PrinterEncoding): boolean =>
  Array.from(text).every((sign) => isAscii(sign) || REPERTOIRES[encoding].has(sign));
