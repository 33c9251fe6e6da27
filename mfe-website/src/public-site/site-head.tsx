import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FestoonSky } from './art/festoon-sky';
import { Awning, FramedPicture, LemonRow, LineStem, MarginStems, PictureRow, TentPicture } from './art/site-art';
import { roomOfLights } from './rules/night-sky';
import { type SitePlace, SitePlaces } from './site-places';
import type { ThemeName } from './site-themes';

const Top = styled.header`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 40px 20px 0;
  overflow: hidden;
  background: var(--site-top);
  text-align: center;
  & > :not(svg) {
    position: relative;
  }
  & > p {
    font-size: 1.125rem;
    line-height: 1.5;
  }
  [data-theme='midnight'] & {
    gap: 16px;
    padding: max(${roomOfLights.least}px, ${roomOfLights.share}cqi) 20px 0;
  }
  [data-theme='poster'] & {
    justify-items: start;
    --edge: max(20px, calc(50cqi - 580px));
    padding-inline: var(--edge);
    text-align: start;
    gap: 24px;
    color: var(--site-ink);
    & > p {
      font: 560 clamp(1.125rem, 0.8rem + 1.4cqi, 1.5rem) / 1.25 var(--site-face);
    }
  }
  [data-theme='riviera'] & {
    padding-block-start: 88px;
  }
  [data-theme='pressed'] & {
    gap: 18px;
    padding: clamp(64px, 11cqi, 128px) 20px 24px;
  }
  [data-theme='letterpress'] & {
    margin: 16px 16px 0;
    padding-block-end: 0;
    border: 1px solid var(--site-ink);
  }
`;

const Names = styled.h1`
  overflow-wrap: anywhere;
  color: var(--site-ink);
  & em {
    font-style: inherit;
  }
  [data-theme='orchard'] & {
    font: italic 400 clamp(2.75rem, 1rem + 8.4cqi, 6.5rem) / 0.92 var(--site-face);
    letter-spacing: -0.035em;
    color: var(--site-accent);
  }
  [data-theme='poster'] & {
    font: 680 clamp(3.25rem, 0.6rem + 12cqi, 9rem) / 0.84 var(--site-face);
    letter-spacing: -0.045em;
    color: inherit;
    & > span {
      display: block;
    }
    & > span + span {
      color: #fff6d8;
    }
  }
  [data-theme='midnight'] & {
    font: 400 clamp(3rem, 1rem + 9cqi, 7.25rem) / 0.95 var(--site-face);
    letter-spacing: -0.035em;
    & em {
      color: var(--site-accent);
    }
  }
  [data-theme='letterpress'] & {
    font: 430 clamp(2.25rem, 1rem + 6cqi, 5rem) / 1 var(--site-face);
    font-variant-caps: all-small-caps;
    letter-spacing: 0.02em;
  }
  [data-theme='riviera'] & {
    font: 800 clamp(3rem, 1rem + 9cqi, 7rem) / 0.92 var(--site-face);
    letter-spacing: -0.045em;
    & > span {
      display: block;
    }
  }
  [data-theme='pressed'] & {
    font: 380 clamp(3rem, 1rem + 8.6cqi, 7rem) / 0.94 var(--site-face);
    letter-spacing: -0.035em;
    color: var(--site-accent);
    & > span {
      display: block;
    }
    & em {
      color: var(--site-soft);
    }
  }
`;

const Pair = ({ names }: { names: readonly string[] }) =>
  names.map((name, place) => (
    <span key={name}>
      {place === 0 ? null : <em>{' & '}</em>}
      {name}
    </span>
  ));

interface ArtProps {
  /** The same wedding has the same pictures. */
  seed: string;
  /** The directory's picture of the booked venue. */
  venue?: { category: string; seed: string } | undefined;
}

const above: Partial<Record<ThemeName, (props: ArtProps) => ReactNode>> = {
  midnight: FestoonSky,
  riviera: Awning,
  pressed: MarginStems,
};

const below: Partial<Record<ThemeName, (props: ArtProps) => ReactNode>> = {
  orchard: FramedPicture,
  poster: PictureRow,
  midnight: TentPicture,
  letterpress: LineStem,
  riviera: LemonRow,
};

/** The way to a guest's own pages; in a picture of the page it leads nowhere. */
const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 52px;
  padding: 8px 24px;
  border-radius: 12px;
  background: var(--site-accent);
  color: var(--site-on);
  font-weight: 600;
  text-decoration: none;
  a&:hover {
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  [data-theme='letterpress'] & {
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`;

interface Props extends ArtProps {
  theme: ThemeName;
  /** The partners; what to say when there is none is the caller's. */
  names: readonly string[];
  /** The parts below. */
  places: readonly SitePlace[];
  /** Day and place, each a line. */
  lines: readonly string[];
  /** The address of the guest's answer form or, after the day, of their pictures; null: no guest is asked yet. */
  way: { to: 'reply' | 'pictures'; href: string } | null;
  /** The names are no heading then: the screen around has its own. */
  isPreview: boolean;
}

/** The head of a wedding website: who, when, where, and the theme's art. */
export const SiteHead = ({ theme, names, lines, places, way, seed, venue, isPreview }: Props) => {
  const Above = above[theme];
  const Below = below[theme];
  return (
    <Top>
      {Above === undefined ? null : <Above seed={seed} />}
      <SitePlaces places={places} isPreview={isPreview} />
      <Names as={isPreview ? 'div' : 'h1'}>
        <Pair names={names} />
      </Names>
      {lines.length === 0 ? null : (
        <p>
          {lines.map((line, place) => (
            <span key={line}>
              {place === 0 ? null : <br />}
              {line}
            </span>
          ))}
        </p>
      )}
      {way === null ? null : (
        <Way {...(isPreview ? { as: 'span' } : { href: way.href })}>
          <FormattedMessage id={`website.site.${way.to}`} />
        </Way>
      )}
      {Below === undefined ? null : <Below seed={seed} venue={venue} />}
    </Top>
  );
};
