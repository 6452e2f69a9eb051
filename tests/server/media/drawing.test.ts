import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inTurn, openPicture, redraw } from '../../../src/server/media/drawing.ts';

const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

it('an animation becomes its first frame', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((colour) => blank(200, 100, colour).png().toBuffer()),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(3);
  for (const format of ['webp', 'gif'] as const) {
    const still = await redraw(animation, format, 4096);
    const { width, height, pages } = await sharp(still ?? undefined).metadata();
    expect({ width, height, pages: pages ?? 1 }).toEqual({ width: 200, height: 100, pages: 1 });
    const { dominant } = await sharp(still ?? undefined).stats();
    expect(dominant.r).toBeGreaterThan(200);
  }
});

it('a picture of 24 million pixels is drawn, one of 26 million is refused', async () => {
  const photo = await blank(6000, 4000, '#964').jpeg().toBuffer();
  expect(await redraw(photo, 'jpeg', 100)).not.toBeNull();
  expect(await redraw(await blank(6500, 4001, '#964').jpeg().toBuffer(), 'jpeg', 100)).toBeNull();
});

it('pictures are drawn one at a time, and a failure does not stop the next', async () => {
  let [open, most] = [0, 0];
  const draw = (fails: boolean) =>
    inTurn(async () => {
      most = Math.max(most, (open += 1));
      await openPicture(fails ? Buffer.from('no picture') : await blank(50, 50, '#fff').png().toBuffer())
        .png()
        .toBuffer()
        .finally(() => (open -= 1));
    });
  const drawn = await Promise.allSettled([draw(false), draw(true), draw(false), draw(false)]);
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});
