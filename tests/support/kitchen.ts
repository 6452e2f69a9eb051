import { newApp, NOON, type TestApp } from './app.ts';

type Account = Awaited<ReturnType<TestApp['as']>>;

/** An app with staff of a branch's kitchen and an admin; its clock starts at noon. */
export interface TestKitchen {
  app: TestApp;
  /** Of branch 1. */
  kitchen: Account;
  admin: Account;
}

export async function newKitchen(): Promise<TestKitchen> {
  const app = await newApp();
  app.clock.now = Date.parse(NOON);
  return { app, kitchen: await app.as('kitchen', [1]), admin: await app.as('admin') };
}
