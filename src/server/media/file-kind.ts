/** A file's kind by its content: extension and MIME type. */
export interface FileKind {
  extension: string;
  mimeType: string;
  isImage: boolean;
}

const image = (extension: string, mimeType: string): FileKind => ({ extension, mimeType, isImage: true });
const file = (extension: string, mimeType: string): FileKind => ({ extension, mimeType, isImage: false });

const ZIP = file('zip', 'application/zip');
/** The container of Office documents before 2007; installers and mails use it, too. */
const COMPOUND = file('cfb', 'application/x-cfb');
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Magic bytes; `at`: their offset. */
const SIGNATURES: readonly { bytes: string; at?: number; kind: FileKind }[] = [
  { bytes: '\xff\xd8\xff', kind: image('jpg', 'image/jpeg') },
  { bytes: '\x89PNG\r\n\x1a\n', kind: image('png', 'image/png') },
  { bytes: 'GIF87a', kind: image('gif', 'image/gif') },
  { bytes: 'GIF89a', kind: image('gif', 'image/gif') },
  { bytes: 'WEBP', at: 8, kind: image('webp', 'image/webp') },
  { bytes: '%PDF-', kind: file('pdf', 'application/pdf') },
  { bytes: '{\\rtf1', kind: file('rtf', 'application/rtf') },
  { bytes: 'PK\x03\x04', kind: ZIP },
  { bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', kind: COMPOUND },
  { bytes: '7z\xbc\xaf\x27\x1c', kind: file('7z', 'application/x-7z-compressed') },
  { bytes: 'Rar!\x1a\x07', kind: file('rar', 'application/vnd.rar') },
  { bytes: '\x1f\x8b\x08', kind: file('gz', 'application/gzip') },
  { bytes: 'ID3', kind: file('mp3', 'audio/mpeg') },
  { bytes: '\xff\xfb', kind: file('mp3', 'audio/mpeg') },
  { bytes: 'OggS', kind: file('ogg', 'audio/ogg') },
  { bytes: 'WAVE', at: 8, kind: file('wav', 'audio/wav') },
  { bytes: 'ftypM4A', at: 4, kind: file('m4a', 'audio/mp4') },
  { bytes: 'ftypqt', at: 4, kind: file('mov', 'video/quicktime') },
  { bytes: 'ftypisom', at: 4, kind: file('mp4', 'video/mp4') },
  { bytes: 'ftypiso', at: 4, kind: file('mp4', 'video/mp4') },
  { bytes: 'ftypmp4', at: 4, kind: file('mp4', 'video/mp4') },
  { bytes: 'ftypavc1', at: 4, kind: file('mp4', 'video/mp4') },
  { bytes: '\x1a\x45\xdf\xa3', kind: file('webm', 'video/webm') },
];

/** Entries that identify documents within zip archives. */
const ZIPPED: readonly { name: string; kind: FileKind }[] = [
  { name: 'word/document.xml', kind: file('docx', `${OFFICE}.wordprocessingml.document`) },
  { name: 'xl/workbook.xml', kind: file('xlsx', `${OFFICE}.spreadsheetml.sheet`) },
  { name: 'ppt/presentation.xml', kind: file('pptx', `${OFFICE}.presentationml.presentation`) },
  { name: `mimetype${OPEN}.text`, kind: file('odt', `${OPEN}.text`) },
  { name: `mimetype${OPEN}.spreadsheet`, kind: file('ods', `${OPEN}.spreadsheet`) },
  { name: `mimetype${OPEN}.presentation`, kind: file('odp', `${OPEN}.presentation`) },
];

/** Streams that identify old Office documents; containers without one are refused. */
const COMPOUNDED: readonly { name: string; kind: FileKind }[] = [
  { name: 'WordDocument', kind: file('doc', 'application/msword') },
  { name: 'PowerPoint Document', kind: file('ppt', 'application/vnd.ms-powerpoint') },
  { name: 'Workbook', kind: file('xls', 'application/vnd.ms-excel') },
];

/**
 * Detects a file's kind from its bytes; null for kinds that the shop refuses. The declared type decides only plain text, where bytes
 * cannot, and a declared picture must be one: HTML or SVG under another name is refused.
 */
export function fileKind(bytes: Buffer, declared: string): FileKind | null {
  const found = SIGNATURES.find(({ bytes: signature, at = 0 }) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1')),
  )?.kind;
  if (declared.startsWith('image/')) return found?.isImage ? found : null;
  if (found === ZIP) return ZIPPED.find(({ name }) => bytes.includes(name))?.kind ?? ZIP;
  if (found === COMPOUND)
    return COMPOUNDED.find(({ name }) => bytes.includes(name, 0, 'utf16le'))?.kind ?? null;
  return found ?? textKind(bytes, declared);
}

/** Text must be valid UTF-8 and must not begin with markup. */
function textKind(bytes: Buffer, declared: string): FileKind | null {
  if (!/^text\/(plain|csv)\b/.test(declared) || bytes.length === 0 || bytes.includes(0)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/^\s*</.test(text)) return null;
  } catch {
    return null;
  }
  return declared.startsWith('text/csv') ? file('csv', 'text/csv') : file('txt', 'text/plain');
}

/** Parses a data URL. The declared type is lower-cased, and only a claim. */
export function readDataUrl(dataUrl: string): { declared: string; bytes: Buffer } {
  const comma = dataUrl.indexOf(',');
  return {
    declared: dataUrl.slice('data:'.length, comma).toLowerCase(),
    bytes: Buffer.from(dataUrl.slice(comma + 1), 'base64'),
  };
}
