import styled from '@emotion/styled';
import { picturePath, type PictureWidth } from '@posy/shared-contracts/paths';
import { Suspense } from 'react';
import { LatePicture } from './late-picture';
import { PressedStem } from './pressed-stem';

interface ArtProps {
  seed: string;
  /** The directory's picture of the booked venue. */
  venue?: { category: string; seed: string } | undefined;
}

const Frame = styled.div`
  inline-size: min(100%, 820px);
  block-size: clamp(170px, 40cqi, 440px);
  margin-block-start: 20px;
  border-radius: 999px 999px 0 0;
  overflow: hidden;
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A picture of the directory at the size that an arch asks for. */
const pictureAt = (picture: NonNullable<ArtProps['venue']>, width: PictureWidth): string =>
  picturePath(picture, '16x9', width);

/** Orchard: the venue in an arch, as the directory shows it; one of its kind while none is booked, or it is the couple's own. */
export const FramedPicture = ({ seed, venue }: ArtProps) => (
  <Frame aria-hidden>
    {venue === undefined ? (
      <Suspense fallback={null}>
        <LatePicture category="venues" seed={seed} palette={9} />
      </Suspense>
    ) : (
      <img
        src={pictureAt(venue, 1280)}
        srcSet={`${pictureAt(venue, 640)} 640w, ${pictureAt(venue, 1280)} 1280w`}
        sizes="(min-width: 820px) 820px, 100vw"
        alt=""
        decoding="async"
      />
    )}
  </Frame>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  justify-self: stretch;
  block-size: clamp(110px, 24cqi, 300px);
  margin-inline: calc(-1 * var(--edge, 20px));
  & > * {
    min-inline-size: 0;
    overflow: hidden;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const rowPictures = [
  { category: 'entertainment', palette: 0 },
  { category: 'music', palette: 1 },
  { category: 'cakes', palette: 6 },
] as const;

/** Poster: three pictures edge to edge, in warm palettes. */
export const PictureRow = ({ seed }: ArtProps) => (
  <Row aria-hidden>
    {rowPictures.map(({ category, palette }) => (
      <div key={category}>
        <Suspense fallback={null}>
          <LatePicture category={category} seed={seed} palette={palette} />
        </Suspense>
      </div>
    ))}
  </Row>
);

const Tent = styled(Frame)`
  inline-size: min(100%, 1120px);
  block-size: auto;
  aspect-ratio: 1;
  border-radius: 50% 50% 0 0 / 17% 17% 0 0;
  @container site (min-width: 600px) {
    aspect-ratio: 16/10;
  }
  @container site (min-width: 1180px) {
    border-end-start-radius: 24px;
    border-end-end-radius: 24px;
  }
`;

/** Midnight: a marquee by night. */
export const TentPicture = () => (
  <Tent aria-hidden>
    <Suspense fallback={null}>
      <LatePicture category="marquee" seed="7" palette={1} />
    </Suspense>
  </Tent>
);

const Single = styled.div`
  inline-size: clamp(120px, 22cqi, 220px);
  margin-block-start: 20px;
`;

/** Letterpress: one stem in the colour of ink, in lines. */
export const LineStem = ({ seed }: ArtProps) => (
  <Single aria-hidden>
    <PressedStem seed={seed} lean={6} length={400} leaf="#1d1d1b" bloom={null} />
  </Single>
);

const Margins = styled.div`
  && {
    position: absolute;
  }
  inset: 0;
  pointer-events: none;
  & > * {
    position: absolute;
    inset-block-start: 24px;
    inline-size: clamp(56px, 15cqi, 190px);
  }
  & > :first-of-type {
    inset-inline-start: max(-10px, calc(50% - 590px));
    rotate: 8deg;
  }
  & > :last-of-type {
    inset-inline-end: max(-10px, calc(50% - 580px));
    rotate: -7deg;
  }
`;

/** Pressed: stems in the margins. */
export const MarginStems = ({ seed }: ArtProps) => (
  <Margins aria-hidden>
    <div>
      <PressedStem seed={`${seed}a`} lean={26} length={440} leaf="#86a07c" bloom="#b57cc6" />
    </div>
    <div>
      <PressedStem seed={`${seed}b`} lean={-26} length={452} leaf="#93a584" bloom="#e5839c" />
    </div>
  </Margins>
);

const Stripes = styled.div`
  && {
    position: absolute;
  }
  inset: 0 0 auto;
  block-size: 44px;
  border-radius: 0 0 14px 14px;
  /* As many whole stripes as fit, half a dark one at either end. */
  background: linear-gradient(90deg, var(--site-accent) 25%, var(--site-bg) 25% 75%, var(--site-accent) 75%) 0 0 / 56px
    100% round;
`;

/** Riviera: an awning. */
export const Awning = () => <Stripes aria-hidden />;

const Lemons = styled.div`
  display: flex;
  justify-content: center;
  gap: clamp(20px, 6cqi, 72px);
  justify-self: stretch;
  margin-inline: -20px;
  margin-block-start: 28px;
  padding-block: clamp(28px, 5cqi, 56px);
  background: var(--site-card);
  overflow: hidden;
  & > svg {
    flex: none;
    inline-size: clamp(56px, 11cqi, 128px);
  }
`;

/** Enough for the widest window: those beyond the edges are cut alike on either side. */
const lemonTurns = [-12, 8, -4, 14, -9, 5, -12, 8, -4, 14, -9, 5, -12];

/** Riviera: lemons from edge to edge. */
export const LemonRow = () => (
  <Lemons aria-hidden>
    {lemonTurns.map((turn, place) => (
      <svg key={place} viewBox="-4 -6 48 34">
        <g transform={`rotate(${turn} 20 12)`}>
          <path d="M4 12C6 4 14 1 21 2C30 3 35 8 38 12C35 17 29 22 20 22C12 22 6 19 4 12Z" fill="#f4c947" />
          <path d="M20 2C22 -1 27 -1 31 1C29 4 24 5 20 2Z" fill="#4fa35f" />
        </g>
      </svg>
    ))}
  </Lemons>
);
