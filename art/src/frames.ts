interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const wrap = (w: number, h: number, inner: string, label?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${inner}</svg>`;
/** A drawing that is shown whole, standing on the bottom of its container. */
export const whole = ({ x, y, w, h }: Frame, inner: string, label?: string): string =>
  wrap(w, h, inner, label).replace(
    `"0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"`,
    `"${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMax meet"`,
  );
