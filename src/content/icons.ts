import type { Config } from '../lib/contract/config.ts';
import { hasDefaultIcon, iconFile, iconSvg, type IconName } from '../lib/domain/face/icon.ts';
import { areDrawn, browserApi } from './shop.ts';

const defaultIcon = (name: IconName) => (name === 'favicon' ? '/favicon.svg' : `/icons/${name}.png`);

/** The address of one of the shop's icons. An API that draws none leaves the default ones, but for the one in the browser's tab. */
export function iconUrl({ face }: Pick<Config, 'face'>, name: IconName): string {
  if (hasDefaultIcon(face)) return defaultIcon(name);
  if (areDrawn()) return `${browserApi()}/image/icon/${iconFile(name, face)}`;
  return name === 'favicon' ? `data:image/svg+xml,${encodeURIComponent(iconSvg(face))}` : defaultIcon(name);
}
