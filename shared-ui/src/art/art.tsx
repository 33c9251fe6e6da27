import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  type ArtCategory,
  bloom,
  type BloomKind,
  nightLeaves,
  picture,
  posy,
  progressOf,
  spot,
  type SpotKind,
} from '@posy/art';
import { color, motion } from '@posy/shared-ui';
import { type ReactNode, useMemo, useState } from 'react';

const Frame = styled.span`
  display: block;
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const grow = keyframes`
  from { transform: scale(0.6); opacity: 0; }
`;

/** Leaves are lighter in dark mode. A server renders before the mode is known, so styles decide. */
const leavesByTheme = nightLeaves
  .flatMap(([day, night]) =>
    ['fill', 'stroke'].map((ink) => `& [${ink}='${day}'] { ${ink}: light-dark(${day}, ${night}); }`),
  )
  .join('\n');

/** Stems added since the posy was first shown grow out of its tie, which is at 200, 262 of the drawing. */
const Growing = styled(Frame)`
  ${leavesByTheme}
  & [data-stem='new'] {
    transform-box: view-box;
    transform-origin: 200px 262px;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${grow} 520ms ${motion.spring};
    }
  }
`;

/** Returns the progress before the posy grew: its own value while it has not. */
const usePrevious = (progress: number): number => {
  const [grown, setGrown] = useState({ before: progress, now: progress });
  if (grown.now === progress) return grown.before;
  setGrown({ before: grown.now, now: progress });
  return grown.now;
};

const Sheet = styled(Frame)`
  overflow: hidden;
  aspect-ratio: var(--ratio, 4 / 3);
  border-radius: var(--round, 14px);
  background: ${color.sunken};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Renders our own drawing as markup: its text is made of numbers and fixed tables only, never of user input. */
const drawn = (svg: string) => ({ dangerouslySetInnerHTML: { __html: svg } });

export interface PosyProps {
  /** The same seed grows the same posy. */
  seed: string | number;
  /** 0 to 1. */
  progress: number;
  /** Number of stems, if known; otherwise the progress decides. */
  stems?: number;
  /** Name of the progress; without it the posy is decoration. */
  label?: string;
  /** Read out instead of a percentage. Show the same text beside it. */
  valueText?: string;
  className?: string;
}

/** A bouquet that fills as something progresses. */
export const Posy = ({ seed, progress, stems, label, valueText, className }: PosyProps) => {
  const grown = stems === undefined ? progress : progressOf(stems);
  const before = usePrevious(grown);
  const svg = useMemo(() => posy({ seed, progress: grown, before }), [seed, grown, before]);
  const spoken = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(progress * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true };
  return <Growing {...spoken} className={className} {...drawn(svg)} />;
};

export interface BloomProps {
  seed: string | number;
  /** A hex colour; peony by default. */
  hue?: string;
  kind?: BloomKind;
  className?: string;
}

/** One flower head. Decoration. */
export const Bloom = ({ seed, hue, kind, className }: BloomProps) => {
  const svg = useMemo(() => bloom({ seed, hue, kind }), [seed, hue, kind]);
  return <Frame aria-hidden className={className} {...drawn(svg)} />;
};

export interface SpotProps {
  kind: SpotKind;
  seed?: string | number;
  className?: string;
}

/** A small transparent drawing for empty and failed states. Decoration. */
export const Spot = ({ kind, seed, className }: SpotProps) => {
  const svg = useMemo(() => spot({ kind, seed }), [kind, seed]);
  return <Frame aria-hidden className={className} {...drawn(svg)} />;
};

type Source =
  | { src: string; srcSet?: string; sizes?: string; category?: undefined; seed?: undefined }
  | { src?: undefined; category: ArtCategory; seed: string | number };

export type PictureProps = Source & {
  /** Describes the picture; '' when the text beside it does. */
  alt: string;
  /** Width to height, '4 / 3' by default. */
  ratio?: string;
  /** CSS length of the corners; '0' for flush cards. */
  round?: string;
  /** The first picture of a screen is fetched at once. */
  isEager?: boolean;
  /** Shown on the picture: a heart, a tag. */
  children?: ReactNode;
  className?: string;
};

const Overlaid = styled.span`
  position: relative;
  display: block;
  & > [data-over] {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;
  }
`;

/** A picture from an address, or drawn in place from a category and seed. */
export const Picture = (props: PictureProps) => {
  const { alt, ratio, round, isEager, children, className } = props;
  const style = { ['--ratio' as string]: ratio, ['--round' as string]: round };
  const sheet = props.src === undefined ? <Drawn {...props} style={style} /> : null;
  const fetched =
    props.src === undefined ? null : (
      <Sheet style={style} className={className}>
        <img
          src={props.src}
          srcSet={props.srcSet}
          sizes={props.sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </Sheet>
    );
  if (!children) return sheet ?? fetched;
  return (
    <Overlaid>
      {sheet ?? fetched}
      <span data-over="">{children}</span>
    </Overlaid>
  );
};

interface DrawnProps {
  category: ArtCategory;
  seed: string | number;
  alt: string;
  style: Record<string, string | undefined>;
  className?: string;
}

const Drawn = ({ category, seed, alt, style, className }: DrawnProps) => {
  const svg = useMemo(() => picture({ category, seed }), [category, seed]);
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return <Sheet {...spoken} style={style} className={className} {...drawn(svg)} />;
};
