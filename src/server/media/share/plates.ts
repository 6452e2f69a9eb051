/** A plate on the picture: its middle and the radius of what is served on it, in pixels. */
export interface Plate {
  x: number;
  y: number;
  radius: number;
}

const RIM = 14;
const LINEN = '#fbf6ec';
const SHADE = '#f2b900';

/** Where plates stand, by how many there are; the first is the largest and lies on top. */
export const SERVED_PLATES: Readonly<Record<number, readonly Plate[]>> = {
  1: [{ x: 900, y: 315, radius: 250 }],
  2: [
    { x: 862, y: 270, radius: 218 },
    { x: 1072, y: 500, radius: 150 },
  ],
  3: [
    { x: 858, y: 318, radius: 206 },
    { x: 1086, y: 488, radius: 138 },
    { x: 1082, y: 142, radius: 120 },
  ],
};

/** The table: a warm round in the yellow, and the light that shadows are made of. */
export const TABLE = `<defs><radialGradient id="shadow">
    <stop offset=".7" stop-color="#7a4d00" stop-opacity=".38"/><stop offset="1" stop-color="#7a4d00" stop-opacity="0"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="#ffd200"/>
  <circle cx="1010" cy="315" r="430" fill="${SHADE}" opacity=".55"/>`;

const dish = ({ x, y, radius }: Plate) => `
  <circle cx="${x + 4}" cy="${y + 14}" r="${(radius + RIM) * 1.12}" fill="url(#shadow)"/>
  <circle cx="${x}" cy="${y}" r="${radius + RIM}" fill="${LINEN}"/>`;

/** A picture, round, on its plate. */
export function plate(place: Plate, href: string): string {
  const { x, y, radius } = place;
  const id = `plate-${x}-${y}`;
  return `${dish(place)}
    <clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
    <image href="${href}" x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" clip-path="url(#${id})"/>`;
}

/** A laid table, where a branch shows nothing of what it cooks. */
export const EMPTY_PLATE = `${dish({ x: 906, y: 315, radius: 164 })}
  <circle cx="906" cy="315" r="122" fill="none" stroke="#e8dcc4" stroke-width="5"/>
  <g fill="none" stroke="#010101" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
    <path d="M646 170v80a28 28 0 0 0 56 0v-80M674 170v300"/>
    <path d="M1150 470v-300c-36 20 -44 90 -38 162h38"/>
  </g>`;
