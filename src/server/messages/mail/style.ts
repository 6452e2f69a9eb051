/** The design of mails: the shop's colours (src/layouts/tokens.css) in forms that mail clients support. Yellow marks buttons. */

export const FONT = 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const LIGHT = {
  ground: '#fbf6ec',
  surface: '#fffdf8',
  tint: '#f5ecd9',
  line: '#e8dcc4',
  ink: '#1b150c',
  soft: '#665941',
};
const DARK: typeof LIGHT = {
  ground: '#14110c',
  surface: '#1f1b14',
  tint: '#2a241a',
  line: '#3a3327',
  ink: '#f8f1e4',
  soft: '#beb199',
};

/** The second set is for dark mode. */
export const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${DARK.ground} !important; }
  .sheet { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .words, .words a { color: ${DARK.ink} !important; }
  .small { color: ${DARK.soft} !important; }
  .quote, .dish { background-color: ${DARK.tint} !important; }
  .line { border-color: ${DARK.line} !important; }
}`;

export const base = { fontSize: '16px', lineHeight: '25px', color: LIGHT.ink, margin: '0 0 14px' };
export const tight = { ...base, lineHeight: '22px', margin: 0 };
export const small = { color: LIGHT.soft, fontSize: '14px', lineHeight: '20px' };
/** Wraps words wider than a phone. */
export const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word', hyphens: 'auto' } as const;
export const line = `1px solid ${LIGHT.line}`;
export const strongLine = `2px solid ${LIGHT.line}`;

export const ground = { backgroundColor: LIGHT.ground, fontFamily: FONT, margin: 0, padding: '20px 10px' };
export const sheet = {
  backgroundColor: LIGHT.surface,
  border: line,
  borderRadius: '24px',
  maxWidth: '560px',
  padding: '26px 22px',
};
export const pressed = {
  backgroundColor: '#ffd200',
  color: '#010101',
  borderRadius: '14px',
  display: 'block',
  padding: '15px 18px',
  fontSize: '17px',
  fontWeight: 700,
  margin: '0 0 14px',
  textAlign: 'center',
} as const;
export const quiet = {
  ...pressed,
  backgroundColor: 'transparent',
  border: '2px solid #8d7f66',
  color: LIGHT.ink,
  padding: '13px 16px',
};
export const box = {
  backgroundColor: LIGHT.tint,
  borderRadius: '14px',
  margin: '0 0 18px',
  padding: '14px 16px',
};
export const dish = {
  backgroundColor: LIGHT.tint,
  borderRadius: '50%',
  display: 'inline-block',
  margin: '0 5px',
} as const;
