/** A colour by how light, how colourful and of which hue it looks: OKLCH, with the hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Red, green and blue of linear light, each from 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

export const HEX = /^#[0-9a-f]{6}$/;

/** Whether a text is a colour as this shop writes it: `#rrggbb`, in small letters. */
export const isHex = (text: string): text is Hex => HEX.test(text);

/** A colour as people type it, with or without `#`, of three or six digits; null if it is none. */
export function parseHex(typed: string): Hex | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const hex = `#${six}` as const;
  return isHex(hex) ? hex : null;
}

// The curve of sRGB (IEC 61966-2-1).
const toLinear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (light: number) =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

function lightOf(hex: Hex): Light {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Red, green and blue, 0 to 255, rounded half up. */
export const hexOfBytes = (bytes: readonly number[]): Hex =>
  `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;

const hexOf = (light: Light): Hex =>
  hexOfBytes(light.map((part) => fromLinear(Math.min(1, Math.max(0, part))) * 255));

// OKLab's matrices: Björn Ottosson, "A perceptual color space for image processing" (2020), https://bottosson.github.io/posts/oklab/.

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = lightOf(hex);
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const middle = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const bb = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function lightFrom({ l, c, h }: Oklch): Light {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ];
}

/** Half a step of a byte: what rounding makes of a screen's colour and back. */
const ROUNDING = 0.002;
const isShown = (light: Light) => light.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);

/** More than any screen's colour has. */
const MOST_CHROMA = 0.4;

/** The most chroma that a screen shows at a lightness and hue, in steps of a thousandth. */
export function mostChroma(l: number, h: number): number {
  let [shown, beyond] = [0, MOST_CHROMA];
  while (beyond - shown > 0.001) {
    const c = (shown + beyond) / 2;
    if (isShown(lightFrom({ l, c, h }))) shown = c;
    else beyond = c;
  }
  return shown;
}

/** The colour on a screen; what no screen shows keeps lightness and hue, and loses chroma. */
export function toHex(color: Oklch): Hex {
  const light = lightFrom(color);
  if (isShown(light)) return hexOf(light);
  return hexOf(lightFrom({ ...color, c: mostChroma(color.l, color.h) }));
}

/** How much light a colour gives, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: Hex): number {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
