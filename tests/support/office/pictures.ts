/** Draws a picture of one colour. */
export async function draw(colour: string, type = 'image/jpeg'): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(300, 200);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

/** The first pixel of the picture at an address: red, green, blue and opacity. */
export async function pixelOf(address: string): Promise<readonly number[]> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}
