import { readFile } from 'node:fs/promises';
import { BETTER, writeBestCopies } from './compress.ts';

// Compresses one page after the other as small as it can be: a process of its own, whose priority is the lowest.

process.on('message', (path: string) => {
  readFile(path)
    .then((bytes) => writeBestCopies(path, bytes, BETTER))
    .then(
      () => process.send?.('done'),
      () => process.send?.('failed'),
    );
});
// The server has gone.
process.on('disconnect', () => process.exit(0));
