import type { Upload } from '../contract/media.ts';
import type { FieldError } from '../contract/fields.ts';
import { LANGUAGE } from '../domain/words/locale.ts';
import type { Outcome } from './api.ts';

/** A file's content as `data:{type};base64,…`. */
export function readDataUrl(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(new Error(`${file.name} is not readable`)));
    reader.readAsDataURL(file);
  });
}

/** Sends a file as a data URL (SPEC section 7 'Upload'). `fetch` does not say how far it has come, XMLHttpRequest does. */
export type SendUpload = (
  dataUrl: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Outcome<Upload>>;

/** The API takes two files of a network at a time: others in the same network may be sending, too. */
const TRIES = 6;
const PAUSE_MS = 1500;

const ABORTED: Outcome<Upload> = { ok: false, status: 0, errors: [] };

/** Sends files to the API of one shop, one at a time: on a slow connection, each arrives sooner. */
export function createSendUpload(base: string): SendUpload {
  let last: Promise<unknown> = Promise.resolve();
  return (dataUrl, onProgress, signal) => {
    const sent = last.then(async () => {
      for (let tries = 1; !signal.aborted; tries += 1) {
        const outcome = await sendOnce(base, dataUrl, onProgress, signal);
        if (outcome.ok || outcome.status !== 429 || tries === TRIES) return outcome;
        await new Promise((again) => setTimeout(again, PAUSE_MS));
      }
      return ABORTED;
    });
    last = sent;
    return sent;
  };
}

function sendOnce(
  base: string,
  dataUrl: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Upload>> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${base}/api/uploads`);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', LANGUAGE);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      const answer = request.response as { data?: Upload; errors?: FieldError[] } | null;
      const isTaken = request.status >= 200 && request.status < 300 && answer?.data;
      done(
        isTaken
          ? { ok: true, data: isTaken }
          : { ok: false, status: request.status, errors: answer?.errors ?? [] },
      );
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(JSON.stringify({ data: dataUrl }));
  });
}
