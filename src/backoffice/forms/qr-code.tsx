import QRCode from 'qrcode';

/** Quiet zone around a code, in modules; what surrounds the code adds to it. */
const QUIET = 2;
/** Slightly taller than a module, or printers leave white lines between rows. */
const ROW = 1.02;

/** An SVG path with a rectangle for each run of dark modules. */
function pathOf(size: number, isDark: (row: number, column: number) => boolean): string {
  const path: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size;) {
      let end = column;
      while (end < size && isDark(row, end)) end++;
      if (end > column) path.push(`M${column} ${row}H${end}v${ROW}H${column}Z`);
      column = end + 1;
    }
  return path.join('');
}

/** A QR code as vectors, sharp on any printer. `side`: a CSS length; without `label`, readers of the screen pass it over. */
export function QrCode({ text, side, label }: { text: string; side: string; label?: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      style={{ width: side, height: side, flex: 'none' }}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <path d={pathOf(modules.size, (row, column) => modules.get(row, column) === 1)} fill="#000" />
    </svg>
  );
}
