import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Face as FaceForm } from '../../lib/contract/face.ts';
import { DEFAULT_FACE, type Face } from '../../lib/domain/face/face.ts';
import { CONFIG_QUERY } from './config.ts';
import { queries } from './queries.ts';

const KEPT = 'bestellbar.face';

/** The face that this device saw last, so that the first screen has the shop's colours at once. */
function readKept(): Face {
  try {
    return FaceForm.parse(JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
  } catch {
    return DEFAULT_FACE;
  }
}

const kept = readKept();

/** The shop's face, also before anyone has signed in. */
export function useOfficeFace(): Face {
  const face = useQuery(CONFIG_QUERY, queries).data?.face;
  useEffect(() => {
    if (face) localStorage.setItem(KEPT, JSON.stringify(face));
  }, [face]);
  return face ?? kept;
}
