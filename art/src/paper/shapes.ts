// ---------- paper shapes -------------------------------------------------------------------------------------
export const n1 = (v: number) => Math.round(v * 10) / 10;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`;
export const line = (d: string, stroke: string, w = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more ? ' ' + more : ''}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${fill}"${more ? ' ' + more : ''}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, more = '') =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n1(turn)} ${n1(x)} ${n1(y)})"` : ''}${more ? ' ' + more : ''}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = '') =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}${more ? ' ' + more : ''}/>`;
/** A drawing of one shape gets the transform itself: a group around each petal would double the work of browsers. */
const oneShape = /^<(?:path|circle|rect|ellipse)(?= )(?![^>]* transform=)[^<>]*\/>$/;
export const moved = (transform: string, inner: string): string =>
  oneShape.test(inner) ? inner.replace(' ', ` transform="${transform}" `) : `<g transform="${transform}">${inner}</g>`;
export const at = (x: number, y: number, inner: string, turn = 0, scale = 1) =>
  moved(
    `translate(${n1(x)} ${n1(y)})${turn ? ` rotate(${n1(turn)})` : ''}${scale !== 1 ? ` scale(${n1(scale * 100) / 100})` : ''}`,
    inner,
  );
export const arch = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  path(
    `M${n1(x)} ${n1(y + h)}V${n1(y + w / 2)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y + w / 2)}V${n1(y + h)}Z`,
    fill,
    more,
  );
