import { persistentAtom } from '@nanostores/persistent';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Face as FaceForm } from '../../lib/contract/face.ts';
import { DEFAULT_FACE, type Face } from '../../lib/domain/face/face.ts';
import { CONFIG_QUERY } from './config.ts';
import { queries } from './queries.ts';

/** The face that this device saw last, so that the first screen has the shop's colours at once. */
const $kept = persistentAtom<Face>('backoffice.face', DEFAULT_FACE, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      return FaceForm.parse(JSON.parse(text));
    } catch {
      return DEFAULT_FACE;
    }
  },
});

/** The shop's face, also before anyone has signed in. */
export function useOfficeFace(): Face {
  const face = useQuery(CONFIG_QUERY, queries).data?.face;
  useEffect(() => {
    if (face) $kept.set(face);
  }, [face]);
  return face ?? $kept.get();
}
