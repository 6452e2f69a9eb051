import { cachedZone } from '../../lib/domain/wall-clock.ts';
import { useConfig } from './config.ts';

/** The zone of the shop's clock for Luxon, which only the screens that compute with times load; Berlin's until the settings are there. */
export const useShopZone = () => cachedZone(useConfig()?.timezone ?? 'Europe/Berlin');
