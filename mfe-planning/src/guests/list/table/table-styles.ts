import styled from '@emotion/styled';
import { color, font } from '@posy/shared-ui';

/** The frame of the list. Its own width, which the drawer narrows, decides which columns fit. */
export const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  overflow: clip;
  @media print {
    display: none;
  }
`;

const columns = `
  --guest-columns: minmax(0, 1fr) auto;
  [data-editing] & {
    --guest-columns: 32px minmax(0, 1fr) auto;
  }
  @container (min-width: 680px) {
    --guest-columns: minmax(180px, 1.5fr) 128px minmax(120px, 1.1fr) minmax(120px, 1.3fr) 44px;
    [data-editing] & {
      --guest-columns: 32px minmax(180px, 1.5fr) 128px minmax(120px, 1.1fr) minmax(120px, 1.3fr) 44px;
    }
  }
  @container (min-width: 900px) {
    --guest-columns: minmax(200px, 1.5fr) 136px minmax(130px, 1fr) minmax(140px, 1.3fr) minmax(80px, 0.7fr) 44px;
    [data-editing] & {
      --guest-columns: 32px minmax(200px, 1.5fr) 136px minmax(130px, 1fr) minmax(140px, 1.3fr) minmax(80px, 0.7fr) 44px;
    }
  }
  display: grid;
  grid-template-columns: var(--guest-columns);
  align-items: center;
  gap: 12px;
  padding-inline: 16px;
`;

/** The names of the columns; a phone has none. */
export const HeadLine = styled.div`
  ${columns}
  min-block-size: 44px;
  font-size: 0.8125rem;
  font-weight: 550;
  color: ${color.inkSoft};
  border-block-end: 1px solid ${color.line};
  && > * {
    font-size: inherit;
    color: inherit;
  }
  @container (max-width: 679.98px) {
    div:not([data-editing]) > div > & {
      position: absolute;
      inline-size: 1px;
      min-block-size: 0;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Marks the beginning of a household by an inner shadow, so that lines keep their height. */
const beginning = `box-shadow: inset 0 1px 0 ${color.line};`;

/** A guest's line. */
export const GuestLine = styled.div`
  ${columns}
  position: relative;
  min-block-size: 60px;
  padding-block: 9px;
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
  line-height: 1.35;
  &:hover {
    background: ${color.sunken};
  }
  /* A guest alone is a household of one and has the mark and the type of a household's name. */
  &[data-alone] {
    ${beginning}
  }
  &[data-alone] :is(a, label) {
    font: 500 1.1875rem/1.25 ${font.display};
    letter-spacing: -0.01em;
  }
  &[data-chosen],
  &[data-open] {
    background: ${color.hue.wash};
  }
`;

/** A household's line above its guests. */
export const HouseholdLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  padding: 12px 16px 6px;
  ${beginning}
  border-block-end: 1px solid ${color.line};
  [data-editing] & {
    padding-block: 4px;
  }
  & > [role='cell'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The name is aligned with those of the guests, behind the box. */
  [data-editing] & > [role='cell'] > div {
    inline-size: 34px;
  }
  & strong {
    font: 500 1.1875rem/1.25 ${font.display};
    letter-spacing: -0.01em;
  }
  & small {
    font-size: 0.875rem;
    color: ${color.inkFaint};
  }
`;

/** A cell that only wide lists show. */
export const WideCell = styled.div`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  min-inline-size: 0;
  &[data-faint] {
    color: ${color.inkFaint};
  }
  & > b {
    font-weight: 600;
    color: ${color.ink};
  }
  @container (max-width: 679.98px) {
    display: none;
  }
  &[data-last] {
    @container (max-width: 899.98px) {
      display: none;
    }
  }
`;

/** The guest's avatar, their name and a note. The name's link covers the whole line. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  & a,
  & label {
    font-weight: 600;
    cursor: pointer;
  }
  & a::after,
  & label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
  & small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    color: ${color.inkFaint};
  }
`;

/** Controls lie above the name's link, which covers the whole line. */
export const Above = styled.div`
  position: relative;
  z-index: 1;
`;
