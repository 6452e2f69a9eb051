import type { TestProject } from 'vitest/node';
import type { Credentials } from '../accounts.ts';
import { startShopOf } from '../component-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    admin: Credentials;
  }
}

/** Gives tests of the back office the API, and its first admin. Tests sign in far more often than people do. */
export default async function setup(project: TestProject) {
  const { admin, stop } = await startShopOf('office', { RATE_LIMITS: 'off' });
  project.provide('admin', admin);
  return stop;
}
