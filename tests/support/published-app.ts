import { shareJobQueue } from '../../src/server/platform/queue/job-queue.ts';
import { openSite } from '../../src/server/publishing/open-site.ts';
import { newApp, type TestApp } from './app.ts';
import type { DatabaseKind } from './database.ts';
import { newStubSite } from './stub-site.ts';

type Composed = ReturnType<TestApp['composeAgain']>;

/** The API with the site's pages behind it, and the API of another process that keeps none; a stub renders them. */
export async function newPublishedApp(kind: DatabaseKind) {
  const app = await newApp(kind);
  const stub = await newStubSite(app);
  const queue = shareJobQueue(app.db, stub.dependencies.report);
  const dependencies = { ...stub.dependencies, queue };
  const pages = openSite(dependencies);
  const elsewhere = openSite({ ...dependencies, code: null });
  const keeping = app.composeAgain({ publisher: pages.publisher });
  const asking = app.composeAgain({ publisher: elsewhere.publisher });
  await pages.start(keeping.shopCache.read, keeping.notices);
  const { cookie } = await app.as('admin');

  /** An admin's call at one of the two. */
  const caller = (composed: Composed) => async (method: string, path: string, body?: object) => {
    const answer = await composed.app.request(path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, ...((await answer.json()) as { data?: unknown; errors?: unknown }) };
  };

  return {
    ...app,
    stub,
    complaints: stub.complaints,
    publisher: pages.publisher,
    /** As the clock does now and then. */
    look: async () => pages.site?.round({ whole: false }),
    call: caller(keeping),
    /** As `call`, at the process that keeps no pages. */
    callElsewhere: caller(asking),
    async close() {
      await elsewhere.close();
      await pages.close();
      await queue.close();
      await app.close();
      await stub.remove();
    },
  };
}
