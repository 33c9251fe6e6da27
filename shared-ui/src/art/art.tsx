import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, motion } from '@posy/shared-ui';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type ArtCategory, bloom, type BloomKind, picture, posy, spot, type SpotKind } from '@posy/art';

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

/** Stems that came since the posy was first seen grow out of its tie, which is at 200, 262 of the drawing. */
const Growing = styled(Frame)`
  & [data-stem='new'] {
    transform-box: view-box;
    transform-origin: 200px 262px;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${grow} 520ms ${motion.spring};
    }
  }
`;

/** What the progress was before it grew: its own value while it has not. */
function usePrevious(progress: number): number {
  const [grown, setGrown] = useState({ before: progress, now: progress });
  if (grown.now === progress) return grown.before;
  setGrown({ before: grown.now, now: progress });
  return grown.now;
}

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

/** Our own drawing as markup: its text comes from numbers and fixed tables only, never from people. */
const drawn = (svg: string) => ({ dangerouslySetInnerHTML: { __html: svg } });

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToScheme(onChange: () => void): () => void {
  const query = window.matchMedia?.(darkQuery);
  query?.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    query?.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

function isNight(): boolean {
  const theme = document.documentElement.dataset['theme'];
  return theme ? theme === 'dark' : (window.matchMedia?.(darkQuery).matches ?? false);
}

export interface PosyProps {
  /** The same seed grows the same posy. */
  seed: string | number;
  /** 0 to 1. */
  progress: number;
  /** What is progressing; without it the posy is decoration. */
  label?: string;
  /** Spoken instead of a percentage. Show the same words beside it. */
  valueText?: string;
  className?: string;
}

/** A bouquet that fills as something progresses. */
export function Posy({ seed, progress, label, valueText, className }: PosyProps) {
  const night = useSyncExternalStore(subscribeToScheme, isNight, () => false);
  const before = usePrevious(progress);
  const svg = useMemo(() => posy({ seed, progress, before, night }), [seed, progress, before, night]);
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
}

export interface BloomProps {
  seed: string | number;
  /** A hex colour; peony unless told. */
  hue?: string;
  kind?: BloomKind;
  className?: string;
}

/** One flower head. Decoration. */
export function Bloom({ seed, hue, kind, className }: BloomProps) {
  const svg = useMemo(() => bloom({ seed, hue, kind }), [seed, hue, kind]);
  return <Frame aria-hidden className={className} {...drawn(svg)} />;
}

export interface SpotProps {
  kind: SpotKind;
  seed?: string | number;
  className?: string;
}

/** A small transparent drawing for empty and failed states. Decoration. */
export function Spot({ kind, seed, className }: SpotProps) {
  const svg = useMemo(() => spot({ kind, seed }), [kind, seed]);
  return <Frame aria-hidden className={className} {...drawn(svg)} />;
}

type Source =
  | { src: string; srcSet?: string; sizes?: string; category?: undefined; seed?: undefined }
  | { src?: undefined; category: ArtCategory; seed: string | number };

export type PictureProps = Source & {
  /** What it shows; '' when words beside it say so. */
  alt: string;
  /** Width to height, '4 / 3' unless told. */
  ratio?: string;
  /** CSS length of the corners; '0' for flush cards. */
  round?: string;
  /** The first picture of a screen is fetched at once. */
  isEager?: boolean;
  /** On the picture: a heart, a tag. */
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
export function Picture(props: PictureProps) {
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
}

interface DrawnProps {
  category: ArtCategory;
  seed: string | number;
  alt: string;
  style: Record<string, string | undefined>;
  className?: string;
}

function Drawn({ category, seed, alt, style, className }: DrawnProps) {
  const svg = useMemo(() => picture({ category, seed }), [category, seed]);
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return <Sheet {...spoken} style={style} className={className} {...drawn(svg)} />;
}
