import QRCode from 'qrcode';

/** A QR code: how many modules a side has, and an SVG path of its dark ones. */
export interface LinkCodeDrawing {
  size: number;
  path: string;
}

// In a worker of its own, because the library is no ES module: its loader would become part of what every branch page loads.
onmessage = ({ data: link }: MessageEvent<string>) => {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  const dark = Array.from(modules.data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  postMessage({ size, path: dark.join('') } satisfies LinkCodeDrawing);
};
