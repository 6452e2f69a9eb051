import { statfs } from 'node:fs/promises';
import type { FigureSource } from './figures.ts';

/** The space left on the disk of the data folder. */
export function diskFigures(folder: string): FigureSource<'bestellbar_disk_free_bytes'> {
  return {
    subject: 'disk',
    figures: {
      bestellbar_disk_free_bytes: { help: 'Bytes left on the disk of DATA_DIR', labels: [] },
    },
    async read() {
      const { bavail, bsize } = await statfs(folder);
      return { bestellbar_disk_free_bytes: [{ value: bavail * bsize }] };
    },
  };
}
