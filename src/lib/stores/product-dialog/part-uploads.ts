import { atom } from 'nanostores';
import type { SendUpload } from '../../client/upload.ts';
import type { UploadRef } from '../../domain/cart-item.ts';
import type { PartType } from '../../domain/product.ts';

/** A file that is or was uploaded; `share` is the part of it that has been sent, from 0 to 1. */
export interface SentFile {
  key: number;
  name: string;
  isImage: boolean;
  share: number;
  /** Set once the upload is complete. */
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

/** The API's limit of files per part. */
export const MOST_FILES = 20;

const isSingle = (type: PartType) => type === 'image' || type === 'file';
const isForImages = (type: PartType) => type === 'image' || type === 'images';
export const acceptedBy = (type: PartType) => (isForImages(type) ? ACCEPTED_IMAGES : ACCEPTED_FILES);
export const takesSeveral = (type: PartType) => !isSingle(type);

interface Dependencies {
  send: SendUpload;
  /** The file's content as a data URL. */
  read: (file: File) => Promise<string>;
  /** Called with the files that the shop has, and whether others are being sent. */
  onChange: (refs: UploadRef[], isSending: boolean) => void;
}

/** The files of one part: each is uploaded as soon as it is chosen, and can be removed; `earlier` are sent already. */
export function createPartUploads(
  type: PartType,
  { send, read, onChange }: Dependencies,
  earlier: SentFile[] = [],
) {
  const $files = atom<SentFile[]>(earlier);
  /** The names of files that were refused, newest last; each is reported once. */
  const $refused = atom<string[]>([]);
  const sending = new Map<number, AbortController>();
  let lastKey = 0;

  function set(files: SentFile[]): void {
    const before = JSON.stringify(uploadState($files.get()));
    $files.set(files);
    if (JSON.stringify(uploadState(files)) !== before) onChange(...uploadState(files));
  }

  const change = (key: number, part: Partial<SentFile>) =>
    set($files.get().map((file) => (file.key === key ? { ...file, ...part } : file)));

  function remove(key: number): void {
    sending.get(key)?.abort();
    sending.delete(key);
    set($files.get().filter((file) => file.key !== key));
  }

  async function add(file: File): Promise<void> {
    // The part holds one file: a refused file gives its place back to the one before.
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
    /** Aborts the uploads that are under way. */
    stop(): void {
      for (const controller of sending.values()) controller.abort();
      sending.clear();
    },
  };
}

function uploadState(files: readonly SentFile[]): [UploadRef[], boolean] {
  const sent = files.flatMap(({ upload }) =>
    upload ? [{ id: upload.id, publicHash: upload.publicHash }] : [],
  );
  return [sent, sent.length < files.length];
}

export type PartUploads = ReturnType<typeof createPartUploads>;
