import { growStem, type Head, type Leaf, stemWidth } from '../rules/stem';

interface Ink {
  /** Colour of stem and leaves. */
  leaf: string;
  /** Colour of the heads; null draws lines only. */
  bloom: string | null;
}

const leafShape = (size: number): string => {
  const width = size * 0.3;
  return `M0 0C${size * 0.3} ${-width} ${size * 0.75} ${-width} ${size} 0C${size * 0.75} ${width} ${size * 0.3} ${width} 0 0Z`;
};

const LeafShape = ({ leaf, ink }: { leaf: Leaf; ink: Ink }) => {
  const { x, y, angle, size, opacity } = leaf;
  const isLine = ink.bloom === null;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path
        d={leafShape(size)}
        fill={isLine ? 'none' : ink.leaf}
        stroke={isLine ? ink.leaf : 'none'}
        strokeWidth={1.6}
        opacity={isLine ? 1 : opacity}
      />
      <path
        d={`M4 0H${size * 0.8}`}
        stroke={isLine ? ink.leaf : '#fff'}
        strokeOpacity={isLine ? 0.9 : 0.4}
        strokeWidth={1.2}
      />
    </g>
  );
};

const petal = (size: number): string =>
  `M0 0C${-size * 0.3} ${-size * 0.4} ${-size * 0.26} ${-size} 0 ${-size}C${size * 0.26} ${-size} ${size * 0.3} ${-size * 0.4} 0 0Z`;

const Petals = ({ size, turn, ink, opacity }: { size: number; turn: number; ink: Ink; opacity: number }) =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
    <path
      key={angle}
      d={petal(size)}
      transform={`rotate(${angle + turn})`}
      fill={ink.bloom ?? 'none'}
      fillOpacity={opacity}
      stroke={ink.bloom === null ? ink.leaf : '#ffffff'}
      strokeOpacity={ink.bloom === null ? 1 : 0.45}
      strokeWidth={ink.bloom === null ? 1.6 : 1}
    />
  ));

const HeadShape = ({ head: { x, y, size }, ink }: { head: Head; ink: Ink }) => (
  <g transform={`translate(${x} ${y})`}>
    <Petals size={size} turn={0} ink={ink} opacity={0.78} />
    {ink.bloom === null ? null : <Petals size={size * 0.66} turn={22} ink={ink} opacity={0.92} />}
    <circle r={size * 0.2} fill={ink.bloom === null ? '#fff' : '#f4dc8e'} stroke={ink.leaf} strokeOpacity={0.6} />
  </g>
);

/** A strip of paper that holds a stem to the page. */
const Strip = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <rect
    x={-30}
    y={-9}
    width={60}
    height={18}
    fill="#fff"
    fillOpacity={0.66}
    transform={`translate(${x} ${y}) rotate(${turn})`}
  />
);

/** Leaves at which a pressed stem is held. */
const heldAt = [0, 5];

interface Props extends Ink {
  seed: string;
  lean: number;
  length: number;
}

/** A stem with leaves, a bud and a flower: pressed, or drawn in lines. */
export const PressedStem = ({ seed, lean, length, leaf, bloom }: Props) => {
  const stem = growStem(seed, lean, length);
  const ink = { leaf, bloom };
  const width = bloom === null ? 1.8 : 3.4;
  return (
    <svg viewBox={`0 0 ${stemWidth} ${length}`} aria-hidden>
      <path d={stem.curve} fill="none" stroke={leaf} strokeWidth={width} strokeLinecap="round" />
      {stem.leaves.map((each) => (
        <LeafShape key={`${each.x}.${each.y}`} leaf={each} ink={ink} />
      ))}
      <path d={stem.branch} fill="none" stroke={leaf} strokeWidth={width * 0.8} strokeLinecap="round" />
      {stem.heads.map((each) => (
        <HeadShape key={each.size} head={each} ink={ink} />
      ))}
      {bloom === null
        ? null
        : stem.leaves
            .filter((_leaf, place) => heldAt.includes(place))
            .map(({ x, y }, place) => <Strip key={y} x={x} y={y} turn={place === 0 ? 14 : -12} />)}
    </svg>
  );
};
