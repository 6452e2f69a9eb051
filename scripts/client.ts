import { writeFile } from 'node:fs/promises';
import { clientTypes } from './client/write-types.ts';

/** Writes the types of `packages/client`. */
await writeFile('packages/client/types.ts', await clientTypes());
