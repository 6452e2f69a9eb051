/** Writes confirmations, one after the other (`write-in-thread.ts`). */
import { parentPort } from 'node:worker_threads';
import { confirmationPage } from './page.ts';
import { confirmationPdf } from './pdf.ts';
import type { Forms, WorkerRequest, WorkerAnswer } from './write-in-thread.ts';

async function write({ form, said }: WorkerRequest): Promise<Forms[keyof Forms]> {
  return form === 'page' ? confirmationPage(said) : confirmationPdf(said);
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { id: request.id, content: await write(request) };
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((written) => parentPort?.postMessage(written));
});
