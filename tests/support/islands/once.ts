/** In place of `src/lib/stores/once.ts`: values made once per page are made again when a test opens its next page. */

let opened = 0;

export const openPage = () => void (opened += 1);

export function once<T>(make: () => T): () => T {
  let made: { value: T; page: number } | null = null;
  return () => {
    if (made?.page !== opened) made = { value: make(), page: opened };
    return made.value;
  };
}
