import { atom } from 'nanostores';
import type { FieldError } from '../../contract/fields.ts';

/** What is wrong with the address of a delivery, as the API has said while it was typed (`address-area.ts`, which few branches load). */
export const $addressErrors = atom<FieldError[]>([]);
