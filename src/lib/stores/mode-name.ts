import type { Mode } from '../domain/modes.ts';
import { MODE_NAMES } from '../domain/words/modes.ts';

/** What the shop calls an order type: its own word, which the page has in its root, else the usual one. */
export const modeName = (mode: Mode): string => document.documentElement.dataset[mode] ?? MODE_NAMES[mode];
