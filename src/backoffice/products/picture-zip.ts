/** Pictures out of chosen files: themselves, or in ZIP files. The library loads with the first of those. */

export interface PictureFile {
  name: string;
  blob: Blob;
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};
/** Larger archives do not fit into a phone's memory. */
const LARGEST_ZIP = 300 * 1024 * 1024;
/** Larger than any camera's: a small archive may claim to hold them. */
const LARGEST_PICTURE = 40 * 1024 * 1024;

const typeOf = (name: string) => TYPES[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
/** What other systems add to an archive. */
const isHidden = (name: string) => /(^|\/)(\.|__MACOSX\/)/.test(name);

/** The pictures, and the names of files that are none or too large. Fails if a ZIP file is not readable. */
export async function readPictureFiles(
  files: readonly File[],
): Promise<{ pictures: PictureFile[]; ignored: string[] }> {
  const pictures: PictureFile[] = [];
  const ignored: string[] = [];
  const take = (name: string, size: number, read: () => Blob) => {
    if (typeOf(name) && size <= LARGEST_PICTURE) pictures.push({ name, blob: read() });
    else ignored.push(name);
  };
  for (const file of files)
    if (!/\.zip$/i.test(file.name)) take(file.name, file.size, () => file);
    else if (file.size > LARGEST_ZIP) ignored.push(file.name);
    else
      for (const { name, size, bytes } of await readZip(file))
        take(name, size, () => new Blob([bytes()], { type: typeOf(name) ?? '' }));
  return { pictures, ignored };
}

/** The files of an archive, unpacked one by one when they are asked for. */
async function readZip(file: File) {
  const { unzipSync } = await import('fflate');
  const archive = new Uint8Array(await file.arrayBuffer());
  const entries: { name: string; size: number; bytes: () => Uint8Array<ArrayBuffer> }[] = [];
  unzipSync(archive, {
    filter({ name, originalSize: size }) {
      const bytes = () =>
        unzipSync(archive, { filter: (one) => one.name === name })[name] as Uint8Array<ArrayBuffer>;
      if (!name.endsWith('/') && !isHidden(name)) entries.push({ name, size, bytes });
      return false;
    },
  });
  return entries;
}
