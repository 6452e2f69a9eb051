import { atom } from 'nanostores';
import type { SendUpload } from '../../client/upload.ts';
import type { UploadRef } from '../../domain/cart-item.ts';
import type { PartType } from '../../domain/product.ts';

/** A file on its way to the shop, or there; `share` is how much of it has been sent, from 0 to 1. */
export interface SentFile {
  key: number;
  name: string;
  isImage: boolean;
  share: number;
  /** Set once the shop has it. */
  upload: (UploadRef & { path: string }) | null;
}

/** What the file picker offers (SPEC section 5 'Upload'). */
export const ACCEPTED_IMAGES = '.jpg,.jpeg,.png,.gif';
export const ACCEPTED_FILES = [
  ACCEPTED_IMAGES,
  '.webp,.pdf,.txt,.csv,.rtf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
  '.zip,.7z,.rar,.gz',
  '.mp3,.m4a,.ogg,.wav,.mp4,.mov,.webm',
].join(',');

/** A part's list takes no more entries than this, as the API does. */
export const MOST_FILES = 20;

const isSingle = (type: PartType) => type === 'image' || type === 'file';
const isForImages = (type: PartType) => type === 'image' || type === 'images';
export const acceptedBy = (type: PartType) => (isForImages(type) ? ACCEPTED_IMAGES : ACCEPTED_FILES);
export const takesSeveral = (type: PartType) => !isSingle(type);

interface Surroundings {
  send: SendUpload;
  /** The file's content as a data URL. */
  read: (file: File) => Promise<string>;
  /** What the shop has of the part's files, and whether more are on their way. */
  onChange: (refs: UploadRef[], isSending: boolean) => void;
}

/** The files of one part: sent as soon as they are chosen, one entry each, gone with a tap. */
export function createPartUploads(type: PartType, { send, read, onChange }: Surroundings) {
  const $files = atom<SentFile[]>([]);
  /** The names of files that could not be taken, newest last; each is said once. */
  const $refused = atom<string[]>([]);
  const sending = new Map<number, AbortController>();
  let lastKey = 0;

  function set(files: SentFile[]): void {
    const before = JSON.stringify(whatIsThere($files.get()));
    $files.set(files);
    if (JSON.stringify(whatIsThere(files)) !== before) onChange(...whatIsThere(files));
  }

  const change = (key: number, part: Partial<SentFile>) =>
    set($files.get().map((file) => (file.key === key ? { ...file, ...part } : file)));

  function remove(key: number): void {
    sending.get(key)?.abort();
    sending.delete(key);
    set($files.get().filter((file) => file.key !== key));
  }

  async function add(file: File): Promise<void> {
    // One place: the new file takes it, and gives it back if the shop does not want it.
    const replaced = isSingle(type) ? $files.get().filter(({ upload }) => upload) : [];
    if (isSingle(type)) for (const { key } of $files.get()) remove(key);
    if ($files.get().length >= MOST_FILES) return;
    const key = ++lastKey;
    const controller = new AbortController();
    sending.set(key, controller);
    set([
      ...$files.get(),
      { key, name: file.name, isImage: file.type.startsWith('image/'), share: 0, upload: null },
    ]);
    const outcome = await read(file)
      .then((dataUrl) => send(dataUrl, (share) => change(key, { share }), controller.signal))
      .catch(() => null);
    if (controller.signal.aborted) return;
    sending.delete(key);
    if (!outcome?.ok) {
      set([...replaced, ...$files.get().filter((file) => file.key !== key)]);
      $refused.set([...$refused.get(), file.name]);
      return;
    }
    const { id, version, extension, publicHash } = outcome.data;
    const path = `/upload/${publicHash}/${id}-${version}.${extension}`;
    change(key, { share: 1, upload: { id, publicHash, path } });
  }

  return {
    $files,
    $refused,
    remove,
    async add(files: readonly File[]): Promise<void> {
      await Promise.all((isSingle(type) ? files.slice(0, 1) : files).map(add));
    },
    /** Ends what is under way: the dialog was left. */
    stop(): void {
      for (const controller of sending.values()) controller.abort();
      sending.clear();
    },
  };
}

function whatIsThere(files: readonly SentFile[]): [UploadRef[], boolean] {
  const sent = files.flatMap(({ upload }) =>
    upload ? [{ id: upload.id, publicHash: upload.publicHash }] : [],
  );
  return [sent, sent.length < files.length];
}

export type PartUploads = ReturnType<typeof createPartUploads>;
