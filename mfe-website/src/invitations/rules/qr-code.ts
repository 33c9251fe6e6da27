import { encodeQR } from 'qr';

/** The light margin that readers need around the picture, in modules. */
const border = 4;

/** A link as a picture for cameras: its width in modules, and where the dark ones are. */
export interface QrDrawing {
  size: number;
  path: string;
  /** Row by row, which modules are dark. */
  rows: readonly (readonly boolean[])[];
}

/** Draws a text. It stays on this page: a link's secret goes to no other server. */
export const qrDrawing = (text: string): QrDrawing => {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path, rows };
};

/** The drawing as a file. */
export const qrSvg = ({ size, path }: Omit<QrDrawing, 'rows'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
