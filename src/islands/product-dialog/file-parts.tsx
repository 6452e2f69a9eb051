import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { upload as words } from '../../content/texts/upload.ts';
import type { Part } from '../../lib/domain/product.ts';
import {
  acceptedBy,
  takesSeveral,
  createPartUploads,
  type PartUploads,
  type SentFile,
} from '../../lib/stores/product-dialog/part-uploads.ts';
// As text, so that it is loaded with this field only.
import style from './upload-field.css?inline';
import { createSendUpload, readDataUrl } from '../../lib/client/upload.ts';
import { uploadsIn } from '../../lib/domain/uploads.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { COLON } from '../../lib/domain/words/locale.ts';

interface Props {
  part: Part;
  uploads: PartUploads;
  /** Where files are read, in front of their path. */
  base: string;
  describedBy: string | undefined;
}

/** Files or pictures for a part: chosen or dropped, sent at once, each with its progress and a way to take it back. */
function UploadField({ part, uploads, base, describedBy }: Props) {
  const files = useStore(uploads.$files);
  const refused = useStore(uploads.$refused);
  const input = useRef<HTMLInputElement>(null);
  const isSeveral = takesSeveral(part.type);
  const invitation = files.length > 0 && !isSeveral ? words.replace(part.type) : words.choose(part.type);

  const reported = useRef(0);

  useEffect(() => {
    // SPEC section 8 asks for an alert: it must not be missed while the file is looked for.
    for (const name of refused.slice(reported.current)) alert(words.notProcessed(name));
    reported.current = refused.length;
  }, [refused]);

  return (
    <div
      className="uploads"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void uploads.add([...event.dataTransfer.files]);
      }}
    >
      <style href="upload-field" precedence="default">
        {style}
      </style>
      <ul>
        {files.map((file) => (
          <li key={file.key}>
            <SentFileView file={file} base={base} />
            <button
              type="button"
              aria-label={words.remove(file.name)}
              onClick={() => {
                uploads.remove(file.key);
                input.current?.focus();
              }}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  d="M6 6l12 12M18 6L6 18"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <label className="pick">
        <input
          ref={input}
          type="file"
          accept={acceptedBy(part.type)}
          multiple={isSeveral}
          // The visible text is part of the name, for voice control (WCAG 2.5.3).
          aria-label={`${part.name}${COLON} ${invitation}`}
          aria-required={!part.optional}
          aria-describedby={describedBy}
          onChange={(event) => {
            void uploads.add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was taken back.
            event.target.value = '';
          }}
        />
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 16v3h14v-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {invitation}
      </label>
    </div>
  );
}

function SentFileView({ file, base }: { file: SentFile; base: string }) {
  const percent = Math.round(file.share * 100);
  return (
    <>
      {file.upload && file.isImage ? (
        <img src={base + file.upload.path} alt="" width="48" height="48" />
      ) : (
        <span className="thumb" aria-hidden="true" />
      )}
      <span className="file">
        <b>{file.name}</b>
        {file.upload ? (
          <small role="status">{words.sent}</small>
        ) : (
          <progress max="100" value={percent} aria-label={words.sending(file.name)} />
        )}
      </span>
    </>
  );
}

/** The files that a line of the cart has already; of their names nothing is kept. */
function filesOf(editor: ItemEditor, part: Part): SentFile[] {
  const refs = uploadsIn(editor.item().parts.filter(({ name }) => name === part.name));
  return refs.map((ref, index) => ({
    key: -index - 1,
    name: words.earlier(index + 1),
    isImage: false,
    share: 1,
    upload: { ...ref, path: '' },
  }));
}

/** The files that a product's parts ask for: fetched with the first product that asks for some. */
export function createFileParts(editor: ItemEditor, api: string) {
  const send = createSendUpload(api);
  const uploads = new Map(
    editor.product.config.parts.filter(takesFiles).map((part) => [
      part.name,
      createPartUploads(
        part.type,
        {
          send,
          read: readDataUrl,
          onChange: (refs, isSending) => editor.setFiles(part, refs, isSending),
        },
        filesOf(editor, part),
      ),
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
