import { inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';

/** What Chromium has printed: the vectors of its PDF, in millimetres from a sheet's upper left corner. */
export interface PrintedSheet {
  width: number;
  height: number;
  /** Where to cut. */
  labels: Box[];
  codes: { box: Box; text: string }[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Matrix = [number, number, number, number, number, number];

const MM = 25.4 / 72;
/** Dots of a module, as a camera would see them. */
const DOTS = 6;

/** The object with that number: its dictionary, and its stream unpacked. */
function objectOf(pdf: string, number: string): { dictionary: string; stream: string } {
  const [whole = '', dictionary = ''] =
    new RegExp(`(?:^|\\n)${number} 0 obj\\s*<<(.*?)>>\\s*(?:stream\\r?\\n|endobj)`, 's').exec(pdf) ?? [];
  const from = pdf.indexOf(whole) + whole.length;
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  const packed = Buffer.from(pdf.slice(from, from + length), 'latin1');
  return { dictionary, stream: length > 0 ? inflateSync(packed).toString('latin1') : '' };
}

/** The pages of a PDF in their order. */
export function sheetsOf(file: Buffer): PrintedSheet[] {
  const pdf = file.toString('latin1');
  const kids = /\/Kids \[([^\]]*)\]/.exec(pdf)?.[1] ?? '';
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, number = '']) => {
    const { dictionary } = objectOf(pdf, number);
    const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const { stream } = objectOf(pdf, /\/Contents (\d+)/.exec(dictionary)?.[1] ?? '');
    const { stroked, filled } = boxesOf(stream, height);
    return {
      width: width * MM,
      height: height * MM,
      labels: stroked,
      // All else that is filled is the paper.
      codes: filled
        .filter((boxes) => boxes.length > 100)
        .map((boxes) => ({ box: around(boxes), text: read(boxes) })),
    };
  });
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  g * a + h * c,
  g * b + h * d,
  i * a + j * c,
  i * b + j * d,
  k * a + l * c + e,
  k * b + l * d + f,
];

/** Rectangles that are drawn as lines, and filled paths of rectangles. */
function boxesOf(stream: string, pageHeight: number): { stroked: Box[]; filled: Box[][] } {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  const stroked: Box[] = [];
  const filled: Box[][] = [];
  let path: Box[] = [];
  const at = (x: number, y: number): Box => {
    const [a, b, c, d, e, f] = matrix;
    return { x: (a * x + c * y + e) * MM, y: (pageHeight - (b * x + d * y + f)) * MM, width: 0, height: 0 };
  };
  for (const line of stream.split('\n')) {
    const words = line.trim().split(/\s+/);
    const operator = words.pop();
    const [x = 0, y = 0, width = 0, height = 0] = words.map(Number);
    if (operator === 'q') kept.push(matrix);
    else if (operator === 'Q') matrix = kept.pop() ?? matrix;
    else if (operator === 'cm') matrix = times(matrix, words.map(Number) as Matrix);
    else if (operator === 'm') path.push(at(x, y));
    else if (operator === 'l') path.push(around([...path.splice(-1), at(x, y)]));
    else if (operator === 're') path.push(around([at(x, y), at(x + width, y + height)]));
    else if (operator === 'S' || operator === 'f' || operator === 'n') {
      if (operator === 'S') stroked.push(...path);
      if (operator === 'f') filled.push(path);
      path = [];
    }
  }
  return { stroked, filled };
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}

/** What a camera reads from a code with white paper around it. */
function read(boxes: readonly Box[]): string {
  const all = around(boxes);
  // The first is the upper edge of the mark in the corner, which is seven modules wide.
  const dots = (7 * DOTS) / (boxes[0]?.width ?? 1);
  const paper = 4 * DOTS;
  const side = Math.round(all.width * dots) + 2 * paper;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, width, height } of boxes) {
    const [left, top] = [Math.round((x - all.x) * dots) + paper, Math.round((y - all.y) * dots) + paper];
    for (let row = top; row < top + Math.round(height * dots); row++)
      for (let column = left; column < left + Math.round(width * dots); column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data }, { timeLimit: 1000 });
}
