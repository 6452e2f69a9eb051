/** The API from its sources for `npm run dev`; pages and back office have their own development servers. */
import { runServer } from '../src/server/commands/run-server.ts';

await runServer(null);
