import { readShopData } from '../../lib/client/page-data.ts';
import { nextOpeningText } from '../../lib/stores/next-opening.ts';
import { startMaps } from '../map/start-maps.ts';
import { followOpening } from '../menu/opening.ts';
import { startAlerts } from './alerts.ts';
import { startFinder } from './finder.ts';
import { followToday } from './today.ts';

/** Everything of the landing page that moves, in either of its forms. */
export function startLanding(): void {
  const { timezone } = readShopData();
  followOpening((next) => nextOpeningText(next, Date.now(), timezone));
  startFinder();
  followToday();
  startAlerts();
  startMaps();
}
