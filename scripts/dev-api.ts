/** The API from its sources, for `npm run dev`: the pages and the back office have development servers of their own. */
import { runServer } from '../src/server/commands/run-server.ts';

await runServer(null);
