import { path } from '../paper/shapes';

export const vase = (x: number, y: number, w: number, h: number, hue: string): string =>
  path(
    `M${x - w * 0.3} ${y - h}Q${x - w * 0.24} ${y - h * 0.8} ${x - w / 2} ${y - h * 0.45}Q${x - w * 0.56} ${y} ${x - w * 0.3} ${y}H${x + w * 0.3}Q${x + w * 0.56} ${y} ${x + w / 2} ${y - h * 0.45}Q${x + w * 0.24} ${y - h * 0.8} ${x + w * 0.3} ${y - h}Z`,
    hue,
  );
