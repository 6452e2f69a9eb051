/** Writes confirmations, one after the other (`write-apart.ts`). */
import { parentPort } from 'node:worker_threads';
import { confirmationPage } from './page.ts';
import { confirmationPdf } from './pdf.ts';
import type { Forms, Wish, Written } from './write-apart.ts';

async function write({ form, said }: Wish): Promise<Forms[keyof Forms]> {
  return form === 'page' ? confirmationPage(said) : confirmationPdf(said);
}

async function answer(wish: Wish): Promise<Written> {
  try {
    return { id: wish.id, content: await write(wish) };
  } catch (error) {
    return { id: wish.id, error: String(error) };
  }
}

parentPort?.on('message', (wish: Wish) => {
  void answer(wish).then((written) => parentPort?.postMessage(written));
});
