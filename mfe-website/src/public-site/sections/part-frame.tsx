import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Band = styled.section`
  color: var(--site-ink);
  background: var(--site-ground, transparent);
  scroll-margin-block-start: 12px;
  &[data-band] {
    --site-ground: var(--site-band);
    --site-ink: var(--site-band-ink);
    --site-soft: var(--site-band-soft);
    --site-card: var(--site-band-card);
    --site-line: var(--site-band-line);
    --site-time: var(--site-band-ink);
    --posy-focus: var(--site-band-ink);
  }
  @media print {
    break-inside: avoid;
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(12px, 3cqi, 28px);
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(32px, 7cqi, 80px) 20px;
  [data-theme='pressed'] &,
  [data-theme='letterpress'] & {
    max-inline-size: 760px;
    padding-block: clamp(28px, 5cqi, 56px);
  }
  @media print {
    padding-block: 16px;
  }
`;

interface Props {
  id: string;
  /** Null: it has no heading. */
  title: ReactNode;
  /** On a ground of its own: what stands in cards. */
  isBand?: boolean;
  /** In a picture of the page: its places are no places of the page around. */
  isPreview: boolean;
  children: ReactNode;
}

/** A part of the page: its heading, on the page's ground or one of its own. */
export const PartFrame = ({ id, title, isBand = false, isPreview, children }: Props) => (
  <Band
    data-band={isBand ? '' : undefined}
    {...(!isPreview && { id, ...(title !== null && { 'aria-labelledby': `${id}-title` }) })}
  >
    <Inner>
      {title === null ? null : <h2 {...(!isPreview && { id: `${id}-title` })}>{title}</h2>}
      {children}
    </Inner>
  </Band>
);
