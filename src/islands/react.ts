import { useEffect, useState } from 'react';

export { createRoot, type Root } from 'react-dom/client';

/** What `load` fetches, once it is needed; null until then. Offline, the piece stays away. */
export function useWhen<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [piece, setPiece] = useState<T | null>(null);
  useEffect(() => {
    if (isNeeded && !piece) load().then(setPiece, () => undefined);
  }, [isNeeded, load, piece]);
  return isNeeded ? piece : null;
}
