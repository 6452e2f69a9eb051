import { createSendUpload } from '../../lib/client/upload.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { Part } from '../../lib/domain/product.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { createPartUploads } from '../../lib/stores/product-dialog/part-uploads.ts';
import { readDataUrl } from './read-data-url.ts';
import { UploadField } from './UploadField.tsx';

/** The files that a product's parts ask for: fetched with the first product that asks for some. */
export function createFileParts(editor: ItemEditor, api: string) {
  const send = createSendUpload(api);
  const uploads = new Map(
    editor.product.config.parts.filter(takesFiles).map((part) => [
      part.name,
      createPartUploads(part.type, {
        send,
        read: readDataUrl,
        onChange: (refs, isSending) => editor.setFiles(part, refs, isSending),
      }),
    ]),
  );
  return {
    field(part: Part, describedBy: string | undefined) {
      const files = uploads.get(part.name);
      return files && <UploadField part={part} uploads={files} base={api} describedBy={describedBy} />;
    },
    /** Ends what is still being sent. */
    stop() {
      for (const files of uploads.values()) files.stop();
    },
  };
}

export type FileParts = ReturnType<typeof createFileParts>;
