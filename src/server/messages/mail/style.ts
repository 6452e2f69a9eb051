import { deriveFace } from '../../../lib/domain/face/derive.ts';
import { rounded, type Face } from '../../../lib/domain/face/face.ts';
import { FONTS } from '../../../lib/domain/face/fonts.ts';
import type { Palette } from '../../../lib/domain/face/palette.ts';

/** The design of mails: the shop's face (lib/domain/face) in forms that mail clients support. The brand's colour marks buttons. */

const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Where a device has the shop's font; mails load none. */
const familyOf = ({ font }: Face) => {
  const { name, use, kind } = FONTS[font];
  if (use === 'headings') return SYSTEM;
  return kind === 'serif' ? `${name}, Georgia, serif` : `${name}, ${SYSTEM}`;
};

/** Wraps words wider than a phone. */
export const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word', hyphens: 'auto' } as const;

/** What mail clients use in dark mode. Buttons keep their colours unless these differ. */
const nightStyles = (day: Palette, night: Palette) => `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${night.ground} !important; }
  .sheet { background-color: ${night.surface} !important; border-color: ${night.line} !important; }
  .words, .words a { color: ${night.ink} !important; }
  .small { color: ${night['ink-soft']} !important; }
  .quote, .dish { background-color: ${night.tint} !important; }
  .line { border-color: ${night.line} !important; }${
    day.brand === night.brand
      ? ''
      : `
  .main { background-color: ${night.brand} !important; color: ${night['on-brand']} !important; }`
  }
}`;

/** The styles of a shop's mails. */
export function lookOf(face: Face) {
  const { light, dark } = deriveFace(face);
  const colors = face.scheme === 'dark' ? dark : light;
  const schemes = { both: 'light dark', light: 'light', dark: 'dark' }[face.scheme];
  const radius = (usual: number) => `${rounded(usual, face)}px`;
  const base = { fontSize: '16px', lineHeight: '25px', color: colors.ink, margin: '0 0 14px' };
  const line = `1px solid ${colors.line}`;
  const pressed = {
    backgroundColor: colors.brand,
    color: colors['on-brand'],
    borderRadius: radius(14),
    display: 'block',
    padding: '15px 18px',
    fontSize: '17px',
    fontWeight: 700,
    margin: '0 0 14px',
    textAlign: 'center',
  } as const;
  return {
    schemes,
    styles: `
:root { color-scheme: ${schemes}; supported-color-schemes: ${schemes}; }${face.scheme === 'both' ? nightStyles(light, dark) : ''}`,
    base,
    tight: { ...base, lineHeight: '22px', margin: 0 },
    small: { color: colors['ink-soft'], fontSize: '14px', lineHeight: '20px' },
    line,
    strongLine: `2px solid ${colors.line}`,
    ruled: { borderColor: colors.line, margin: '6px 0 18px' },
    ground: { backgroundColor: colors.ground, fontFamily: familyOf(face), margin: 0, padding: '20px 10px' },
    sheet: {
      backgroundColor: colors.surface,
      border: line,
      borderRadius: radius(24),
      maxWidth: '560px',
      padding: '26px 22px',
    },
    pressed,
    quiet: {
      ...pressed,
      backgroundColor: 'transparent',
      border: `2px solid ${colors['line-strong']}`,
      color: colors.ink,
      padding: '13px 16px',
    },
    box: {
      backgroundColor: colors.tint,
      borderRadius: radius(14),
      margin: '0 0 18px',
      padding: '14px 16px',
    },
    dish: {
      backgroundColor: colors.tint,
      borderRadius: '50%',
      display: 'inline-block',
      margin: '0 5px',
    },
  } as const;
}

export type Look = ReturnType<typeof lookOf>;
