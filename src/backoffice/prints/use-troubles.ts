import { useQuery } from '@tanstack/react-query';
import type { PrinterTrouble } from '../../lib/contract/printing.ts';
import { call } from '../data/call.ts';
import { printTexts as texts } from './texts.ts';

export const TROUBLES_KEY = ['printer-troubles'];
const EVERY_MS = 20_000;

/** Printers of a branch that do not do what they should; asked for again and again. */
export function usePrinterTroubles(branchId: number | null): readonly PrinterTrouble[] {
  const { data = [] } = useQuery({
    queryKey: TROUBLES_KEY,
    queryFn: async () => (await call('get /api/prints/troubles', {}, texts.notLoaded)).data,
    refetchInterval: EVERY_MS,
    // Whether the shop is there at all is said by the board itself.
    retry: false,
  });
  return branchId === null ? data : data.filter(({ branch }) => branch.id === branchId);
}
