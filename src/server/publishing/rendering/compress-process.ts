import { readFile } from 'node:fs/promises';
import { BETTER, writeCopies } from './compress.ts';

// Compresses one page after the other as small as it can be: a process of its own, whose priority is the lowest.

process.on('message', (path: string) => {
  readFile(path)
    .then((bytes) => writeCopies(path, bytes, 'best', BETTER))
    .then(
      () => process.send?.('done'),
      () => process.send?.('failed'),
    );
});
// The server has gone.
process.on('disconnect', () => process.exit(0));
