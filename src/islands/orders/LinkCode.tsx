import { useEffect, useState } from 'react';
import type { LinkCodeDrawing } from './link-code-worker.ts';

/** Quiet zone around the code, in modules. */
const QUIET = 3;

/** A link as a QR code, black on white by day and by night, as cameras expect it; nothing until it is drawn. */
export function LinkCode({ link, label }: { link: string; label: string }) {
  const [drawing, setDrawing] = useState<LinkCodeDrawing | null>(null);

  useEffect(() => {
    const worker = new Worker(new URL('./link-code-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LinkCodeDrawing>) => setDrawing(data));
    worker.postMessage(link);
    return () => worker.terminate();
  }, [link]);

  if (!drawing) return null;
  const side = drawing.size + 2 * QUIET;
  return (
    <svg
      className="link-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
