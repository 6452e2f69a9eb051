/** A line as it comes out of a printer. */
export interface PaperLine {
  text: string;
  /** Times the normal width and height. */
  width: number;
  height: number;
}

interface Paper {
  lines: PaperLine[];
  cuts: number;
  /** Commands that no such printer knows, as hexadecimal digits. */
  unknown: string[];
  /** Whether GS r 1 was reached: a printer answers that when everything before it is printed. */
  isAsked: boolean;
}

const PC858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\u00a0';
const PC437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const PC852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';
const single = (page: string) =>
  new TextDecoder(page).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));

/** Code pages by the number that ESC t has for them on Epson's printers. */
const PAGES: Readonly<Record<number, string>> = {
  0: PC437,
  16: single('windows-1252'),
  17: single('ibm866'),
  18: PC852,
  19: PC858,
};

/** How many bytes follow a command. */
const LENGTHS: Readonly<Record<string, number>> = {
  '1b40': 0, // ESC @
  '1b4d': 1, // ESC M: font
  '1b20': 1, // ESC SP
  '1b32': 0, // ESC 2
  '1b33': 1, // ESC 3
  '1b7b': 1, // ESC {
  '1b74': 1, // ESC t: code page
  '1b61': 1, // ESC a
  '1b24': 2, // ESC $
  '1b5c': 2, // ESC \
  '1b2d': 1, // ESC -
  '1b45': 1, // ESC E
  '1c2e': 0, // FS .
  '1c2d': 1, // FS -
  '1c53': 2, // FS S
  '1c43': 1, // FS C
  '1d61': 1, // GS a
  '1d4c': 2, // GS L
  '1d57': 2, // GS W
  '1d42': 1, // GS B
  '1d21': 1, // GS !: size
  '1d56': 2, // GS V: cut and feed
  '1d72': 1, // GS r
};

/** Bytes → what a printer makes of them: lines with their letters under the code page that was chosen, and the cuts between. */
export function decodeEscPos(bytes: Uint8Array): Paper {
  const paper: Paper = { lines: [], cuts: 0, unknown: [], isAsked: false };
  let page = PC437;
  let size = { width: 1, height: 1 };
  let line: PaperLine = { text: '', ...size };
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x0a) {
      paper.lines.push({ ...line, text: line.text.trimEnd() });
      line = { text: '', width: 1, height: 1 };
      at += 1;
    } else if (byte === 0x1b || byte === 0x1c || byte === 0x1d) {
      const name = Buffer.from(bytes.subarray(at, at + 2)).toString('hex');
      const argument = bytes[at + 2] ?? 0;
      if (name === '1c28') {
        // FS ( A pL pH …: says itself how long it is.
        at += 5 + (bytes[at + 3] ?? 0) + (bytes[at + 4] ?? 0) * 256;
        continue;
      }
      const length = LENGTHS[name];
      if (length === undefined) paper.unknown.push(name);
      if (name === '1b74') page = PAGES[argument] ?? '';
      if (name === '1d21') size = { width: (argument >> 4) + 1, height: (argument & 15) + 1 };
      if (name === '1d56') paper.cuts += 1;
      if (name === '1d72') paper.isAsked = true;
      at += 2 + (length ?? 0);
    } else {
      if (byte < 0x20) paper.unknown.push(byte.toString(16));
      line.text += byte < 0x80 ? String.fromCharCode(byte) : (page[byte - 0x80] ?? '\ufffd');
      if (byte !== 0x20)
        line = {
          ...line,
          width: Math.max(line.width, size.width),
          height: Math.max(line.height, size.height),
        };
      at += 1;
    }
  }
  return paper;
}

/** All that is on the paper, line by line. */
export const textOf = (bytes: Uint8Array): string =>
  decodeEscPos(bytes)
    .lines.map(({ text }) => text)
    .join('\n');
