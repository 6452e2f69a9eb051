import { readShopData } from '../../lib/client/page-data.ts';
import { createNextOpening } from '../../lib/stores/landing/next-opening.ts';
import { startMaps } from '../map/start-maps.ts';
import { followOpening } from '../menu/opening.ts';
import { startAlerts } from './alerts.ts';
import { startFinder } from './finder.ts';
import { followToday } from './today.ts';

/** Everything of the landing page that moves, in either of its forms. */
export function startLanding(): void {
  const whenOpens = createNextOpening(readShopData().timezone);
  followOpening((next) => whenOpens(next, Date.now()));
  startFinder();
  followToday();
  startAlerts();
  startMaps();
}
