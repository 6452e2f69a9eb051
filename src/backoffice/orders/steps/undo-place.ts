import { atom } from 'nanostores';

/** Where steps are taken back while a sheet is open: all outside of it is out of reach then. */
export const $undoPlace = atom<HTMLElement | null>(null);
