import sharp from 'sharp';
import { blue, colourAt, halves, heicHalves, phonePhoto, red } from '../testing/pictures';
import { readPhoto } from './read-photo';
import { sniffPhoto } from './sniff-photo';

const take = async (bytes: Buffer) => {
  const type = sniffPhoto(bytes);
  if (type === null) throw new Error('The test’s picture is of no type that we take.');
  return readPhoto(bytes, type);
};

describe('a photo as we keep it', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is WebP, whatever came: %s', async (format) => {
    const stored = await take(await (await halves(60, 40)).toFormat(format).toBuffer());
    expect(await sharp(stored.body).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect([await colourAt(stored.body, 5, 20), await colourAt(stored.body, 55, 20)]).toEqual([red, blue]);
  });

  test('may have come as HEIC', async () => {
    const saved = await take(heicHalves());
    expect(saved).toMatchObject({ width: 96, height: 64 });
    expect([await colourAt(saved.body, 5, 20), await colourAt(saved.body, 90, 20)]).toEqual([red, blue]);
  });

  test('stands upright and has lost all that the camera wrote beside its pixels [D-photo-02]', async () => {
    const sent = await phonePhoto(80, 60);
    expect((await sharp(sent).metadata()).exif?.includes('Heron Phones')).toBe(true);
    const packed = await take(sent);
    expect(packed).toMatchObject({ width: 60, height: 80 });
    expect([await colourAt(packed.body, 30, 5), await colourAt(packed.body, 30, 75)]).toEqual([red, blue]);
    const { exif, xmp, iptc, icc, orientation } = await sharp(packed.body).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(packed.body.includes('Heron Phones')).toBe(false);
  });

  test('has at most 2,560 pixels a side', async () => {
    expect(await take(await (await halves(4000, 1000)).jpeg().toBuffer())).toMatchObject({ width: 2560, height: 640 });
  });
});

describe('a file that is no photo', () => {
  const unreadable = { name: 'PhotoFault', reason: 'unreadable' };

  test('is refused when it is cut off, or only begins like one', async () => {
    const whole = await phonePhoto(200, 200);
    await expect(readPhoto(whole.subarray(0, whole.length / 2), 'jpeg')).rejects.toMatchObject(unreadable);
    const fake = Buffer.concat([whole.subarray(0, 3), Buffer.alloc(500, 7)]);
    await expect(readPhoto(fake, 'jpeg')).rejects.toMatchObject(unreadable);
    const heic = heicHalves();
    await expect(readPhoto(heic.subarray(0, 600), 'heic')).rejects.toMatchObject(unreadable);
    await expect(readPhoto(Buffer.concat([heic.subarray(0, 40), Buffer.alloc(500, 7)]), 'heic')).rejects.toMatchObject(
      unreadable,
    );
  });

  test('is refused when it would unpack to more pixels than a photo has', async () => {
    const white = { create: { width: 12_000, height: 9_000, channels: 3 as const, background: 'white' } };
    const bomb = await sharp(white).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    await expect(readPhoto(bomb, 'png')).rejects.toMatchObject({ reason: 'too-many-pixels' });
  });

  test.each([
    ['png', 6000, 4500],
    ['jpeg', 9000, 6000],
  ] as const)(
    'is refused before it is unpacked when no camera makes so many: %s [H-18]',
    async (type, width, height) => {
      const white = sharp({ create: { width, height, channels: 3, background: 'white' } });
      const bytes = await white.toFormat(type).toBuffer();
      await expect(readPhoto(bytes, type)).rejects.toMatchObject({ reason: 'too-many-pixels' });
    },
  );
});

describe('the type of a photo', () => {
  test('is read from the bytes, which are all that it is given [D-review-photo-03]', async () => {
    const of = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
      sniffPhoto(await (await halves(8, 8)).toFormat(format).toBuffer());
    expect(await Promise.all([of('jpeg'), of('png'), of('webp')])).toEqual(['jpeg', 'png', 'webp']);
    expect(sniffPhoto(heicHalves())).toBe('heic');
    expect(await Promise.all([of('avif'), of('gif')])).toEqual([null, null]);
  });

  test.each(['', 'photo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF....WAVE', '....ftypmp42'])(
    'is none of ours: %p',
    (text) => expect(sniffPhoto(Buffer.from(text))).toBeNull(),
  );
});
