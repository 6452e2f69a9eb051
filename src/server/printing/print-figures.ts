import type { Database } from '../platform/database/database.ts';
import type { FigureSource } from '../platform/figures.ts';
import { troubleTimes } from './prints.ts';
import { findPrinterTroubles } from './queries/prints.ts';

/** The receipts that the back office warns of, by printer. */
export function printFigures(
  db: Database,
  now: () => number,
): FigureSource<'bestellbar_prints_waiting' | 'bestellbar_prints_failed'> {
  const labels = ['branch', 'printer'];
  return {
    subject: 'printing',
    figures: {
      bestellbar_prints_waiting: { help: 'Receipts of orders that wait for more than two minutes', labels },
      bestellbar_prints_failed: {
        help: 'Receipts of orders that were given up in the last 12 hours',
        labels,
      },
    },
    async read() {
      const troubles = await findPrinterTroubles(db, null, troubleTimes(now()));
      const by = (field: 'waiting' | 'failed') =>
        troubles.map(({ branchId: branch, deviceName: printer, [field]: value }) => ({
          labels: { branch, printer },
          value,
        }));
      return { bestellbar_prints_waiting: by('waiting'), bestellbar_prints_failed: by('failed') };
    },
  };
}
