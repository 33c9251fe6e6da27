import type { Palette } from '#ink/palettes';
import { WINDOW } from '#paper/scenery';
import { line, path, rect } from '#paper/shapes';

export const panes = (
  p: Palette,
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [wx, wy] = [x + (i % columns) * dx, y + Math.floor(i / columns) * dy];
    return rect(wx, wy, w, h, WINDOW(p), 1) + line(`M${wx + w / 2} ${wy}v${h}`, p.paper, 1.2);
  }).join('');
export const roofed = (x: number, y: number, w: number, h: number, rise: number, wall: string, roof: string) =>
  path(`M${x - 8} ${y}L${x + w * 0.18} ${y - rise}H${x + w * 0.82}L${x + w + 8} ${y}Z`, roof) + rect(x, y, w, h, wall);
