/** The characters of GSM 03.38's default alphabet, which take seven bits each. */
const GSM7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Those of its extension table: each takes two places. */
const EXTENDED = '^{}\\[~]|€\f';

const SIZES = { gsm7: { one: 160, many: 153 }, ucs2: { one: 70, many: 67 } } as const;

/** In how many parts a text travels, each of which is charged: 160 letters of GSM-7 or 70 of UCS-2, fewer where there are several. */
export function segmentsOf(text: string): { encoding: 'gsm7' | 'ucs2'; segments: number } {
  const letters = Array.from(text);
  const isPlain = letters.every((letter) => GSM7.includes(letter) || EXTENDED.includes(letter));
  const encoding = isPlain ? 'gsm7' : 'ucs2';
  const { one, many } = SIZES[encoding];
  // What does not fit a part as a whole begins the next one.
  const widths = letters.map((letter) => (isPlain ? (EXTENDED.includes(letter) ? 2 : 1) : letter.length));
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (length <= one) return { encoding, segments: 1 };
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > many) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return { encoding, segments };
}

/** Text of GSM-7 only: what it lacks is written without its marks, else as '?', so that one letter does not double the price. */
export function asGsm7(text: string): string {
  const plain = text
    .replaceAll(/[‘’‚`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('\u00a0', ' ');
  return Array.from(plain)
    .map((letter) => {
      if (GSM7.includes(letter) || EXTENDED.includes(letter)) return letter;
      const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return bare !== '' && Array.from(bare).every((it) => GSM7.includes(it)) ? bare : '';
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
