/** A file's content as `data:{type};base64,…`. */
export function readDataUrl(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(new Error(`${file.name} is not readable`)));
    reader.readAsDataURL(file);
  });
}
