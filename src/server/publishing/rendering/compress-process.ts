import { readFile } from 'node:fs/promises';
import { BETTER, writeBestCopies } from './compress.ts';

// Compresses one page after the other to the smallest size, as a process of the lowest priority.

process.on('message', (path: string) => {
  readFile(path)
    .then((bytes) => writeBestCopies(path, bytes, BETTER))
    .then(
      () => process.send?.('done'),
      () => process.send?.('failed'),
    );
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
