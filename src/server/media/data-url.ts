/** A file as a browser sends it, taken apart. What it is declared as is in lower case, and only a claim. */
export function readDataUrl(dataUrl: string): { declared: string; bytes: Buffer } {
  const comma = dataUrl.indexOf(',');
  return {
    declared: dataUrl.slice('data:'.length, comma).toLowerCase(),
    bytes: Buffer.from(dataUrl.slice(comma + 1), 'base64'),
  };
}
