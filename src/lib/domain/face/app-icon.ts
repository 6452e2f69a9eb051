import type { ImageRef } from '../product.ts';
import type { Face } from './face.ts';
import { hasDefaultIcon, iconFile, type IconName } from './icon.ts';

/** What a shop's icons show on its brand colour: fork and knife, its initial in its font, or its logo. */
export const APP_ICONS = ['cutlery', 'initial', 'logo'] as const;
export type AppIcon = (typeof APP_ICONS)[number];

/** What an icon depends on. */
export interface IconLook {
  face: Face;
  appIcon: AppIcon;
  shopName: string;
  logo: ImageRef | null;
}

/** What is drawn: of a shop without logo or letters, fork and knife. */
export type IconMotif =
  { kind: 'cutlery' } | { kind: 'initial'; letter: string } | { kind: 'logo'; logo: ImageRef };

/** A shop's initial as a capital; null: its name has neither letters nor digits. */
export const initialOf = (shopName: string): string | null =>
  /[\p{L}\p{N}]/u.exec(shopName.normalize('NFC'))?.[0].toUpperCase().slice(0, 1) ?? null;

export function motifOf({ appIcon, shopName, logo }: IconLook): IconMotif {
  if (appIcon === 'logo' && logo) return { kind: 'logo', logo };
  const letter = appIcon === 'initial' ? initialOf(shopName) : null;
  return letter === null ? { kind: 'cutlery' } : { kind: 'initial', letter };
}

/** Whether the icons that every shop has (`public`) are this one's. */
export const hasUsualIcons = (look: IconLook): boolean =>
  motifOf(look).kind === 'cutlery' && hasDefaultIcon(look.face);

/** The icon's file: its name tells what shows in it, so that it never changes. */
export function appIconFile(name: IconName, look: IconLook): string {
  const motif = motifOf(look);
  const plain = iconFile(name, look.face);
  if (motif.kind === 'cutlery') return plain;
  const shown =
    motif.kind === 'initial'
      ? `${look.face.font}-${(motif.letter.codePointAt(0) ?? 0).toString(16)}`
      : `${motif.logo.id}-${motif.logo.version}`;
  return plain.replace(/\.(\w+)$/, `-${shown}.$1`);
}
