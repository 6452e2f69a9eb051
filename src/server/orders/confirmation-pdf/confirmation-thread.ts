/** Writes confirmations, one after the other (`write-in-thread.ts`). */
import { parentPort } from 'node:worker_threads';
import { confirmationPage } from './page.ts';
import { confirmationPdf } from './pdf.ts';
import type { Forms, WorkerRequest, WorkerAnswer } from './write-in-thread.ts';

async function write({ form, said }: WorkerRequest): Promise<Forms[keyof Forms]> {
  return form === 'page' ? confirmationPage(said) : confirmationPdf(said);
}

async function answer(wish: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { id: wish.id, content: await write(wish) };
  } catch (error) {
    return { id: wish.id, error: String(error) };
  }
}

parentPort?.on('message', (wish: WorkerRequest) => {
  void answer(wish).then((written) => parentPort?.postMessage(written));
});
