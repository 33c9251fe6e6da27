import { fileURLToPath } from 'node:url';
import { type Website } from '@posy/shared-contracts/entities';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '#html/escape';
import { siteColours } from '../frame/site-colours';
import { sharePictureSize, themeDrawing } from './theme-drawing';

/** The content of the picture. */
interface SharePictureWords {
  theme: Website['theme'];
  names: string;
  /** In words; empty while no day is known. */
  day: string;
}

const faces = {
  newsreader: { font: 'Posy Newsreader', fontfile: fileURLToPath(new URL('faces/newsreader.ttf', import.meta.url)) },
  fraunces: {
    font: 'Posy Fraunces Soft',
    fontfile: fileURLToPath(new URL('faces/fraunces-soft.ttf', import.meta.url)),
  },
  figtree: { font: 'Posy Figtree', fontfile: fileURLToPath(new URL('faces/figtree.ttf', import.meta.url)) },
} as const;

/** The face of names, as the theme's own headings have it. */
const faceOf: Record<Website['theme'], keyof typeof faces> = {
  orchard: 'newsreader',
  midnight: 'newsreader',
  letterpress: 'newsreader',
  poster: 'fraunces',
  pressed: 'fraunces',
  riviera: 'figtree',
};

interface Line {
  text: string;
  colour: string;
  face: keyof typeof faces;
  /** Size of letters where the line has room. */
  size: number;
  /** Middle of the line, from the top. */
  middle: number;
}

/** The width that words may take. */
const room = 860;

/** One line in the middle of the picture, smaller where it is long; null where there is nothing to say. */
const drawLine = async ({ text, colour, face, size, middle }: Line): Promise<OverlayOptions | null> => {
  if (text.trim() === '') return null;
  const { font, fontfile } = faces[face];
  const words = `<span foreground="${colour}">${escapeHtml(text)}</span>`;
  const drawn = await sharp({ text: { text: words, font: `${font} ${size}`, fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
  const fitted = await sharp(drawn)
    .resize({ width: room, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { info, data } = fitted;
  return {
    input: data,
    left: Math.round((sharePictureSize.width - info.width) / 2),
    top: Math.round(middle - info.height / 2),
  };
};

/** Draws the picture that messengers show beside the link to a website: its names and its day, in its theme. JPEG. */
export const drawSharePicture = async ({ theme, names, day }: SharePictureWords): Promise<Buffer> => {
  const colours = siteColours[theme];
  const ground = Buffer.from(themeDrawing(theme, names, colours));
  const middle = theme === 'poster' || theme === 'riviera' ? 350 : 315;
  const lines = await Promise.all([
    drawLine({ text: names, colour: colours.ink, face: faceOf[theme], size: 108, middle: middle - 24 }),
    drawLine({ text: day, colour: colours.accent, face: 'figtree', size: 40, middle: middle + 96 }),
  ]);
  return sharp(ground)
    .composite(lines.filter((line) => line !== null))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
};
