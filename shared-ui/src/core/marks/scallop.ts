/** Path of a scalloped circle: `lobes` arcs around the middle of a square of `size`. `depth` leaves room for the arcs. */
export const scallop = (lobes: number, size: number, depth = 0.86): string => {
  const middle = size / 2;
  const reach = middle * depth;
  const arc = (reach * Math.sin(Math.PI / lobes) * 1.04).toFixed(2);
  const point = (place: number) => {
    const angle = (place / lobes) * 2 * Math.PI - Math.PI / 2;
    return `${(middle + Math.cos(angle) * reach).toFixed(2)} ${(middle + Math.sin(angle) * reach).toFixed(2)}`;
  };
  const arcs = Array.from({ length: lobes }, (_, place) => `A${arc} ${arc} 0 0 1 ${point(place + 1)}`);
  return `M${point(0)}${arcs.join('')}Z`;
};
