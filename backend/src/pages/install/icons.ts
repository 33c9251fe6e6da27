import sharp from 'sharp';
import { favicon } from './favicon';

/** Sizes for launchers, in pixels. */
export const iconSizes = [192, 512] as const;
/** Sizes of those that a launcher cuts to its own shape. */
export const maskableSizes = [192, 512] as const;
/** Size that iOS requests; it fills transparent parts with black, so this icon has a background. */
const appleSize = 180;

/** Ground of icons that are cut or filled. */
const ground = '#e2f5e7';

interface Drawing {
  size: number;
  /** Share of the width that the flower takes: launchers may cut away all but the inner 80 %. */
  share: number;
  hasGround: boolean;
}

const files = new Map<string, Drawing>([
  ...iconSizes.map((size): [string, Drawing] => [`${size}.png`, { size, share: 1, hasGround: false }]),
  ...maskableSizes.map((size): [string, Drawing] => [`maskable-${size}.png`, { size, share: 0.62, hasGround: true }]),
  [`apple-${appleSize}.png`, { size: appleSize, share: 0.72, hasGround: true }],
]);

/** Path of the icon for iOS. */
export const appleIconPath = `/icons/apple-${appleSize}.png`;

const drawIcon = async ({ size, share, hasGround }: Drawing): Promise<Buffer> => {
  const width = Math.round(size * share);
  const flower = await sharp(Buffer.from(favicon.replace('<svg ', `<svg width="${width}" height="${width}" `)))
    .png()
    .toBuffer();
  const background = hasGround ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: flower, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** Returns a reader of icons, each rendered on first use. Null for an unknown name. */
export const iconReader = (): ((file: string) => Promise<Buffer> | null) => {
  const drawn = new Map<string, Promise<Buffer>>();
  return (file) => {
    const drawing = files.get(file);
    if (drawing === undefined) return null;
    const known = drawn.get(file) ?? drawIcon(drawing);
    drawn.set(file, known);
    return known;
  };
};
