import type { DeliveryArea } from './branch.ts';
import { formatAmount } from './quantity.ts';

/** What customers read of a delivery area: of a step how far it reaches, in their language, else its name. `upTo` takes kilometres, '2,5'. */
export const areaName = (
  { area, upToMetres }: Pick<DeliveryArea, 'area' | 'upToMetres'>,
  upTo: (km: string) => string,
): string => (upToMetres ? upTo(formatAmount(upToMetres / 1000)) : area);
