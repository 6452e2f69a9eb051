import { useStore } from '@nanostores/react';
import { hasPassport } from '../../lib/stores/menu/passport-set.ts';
import { useWhen } from '../controls/use-when.ts';

const load = () => import('./Tolerances.tsx');

/** What the order has of the customer's allergen passport; nothing without one, and then nothing is loaded for it. */
export function ToleranceSection() {
  const piece = useWhen(useStore(hasPassport()), load);
  return piece && <piece.Tolerances />;
}
