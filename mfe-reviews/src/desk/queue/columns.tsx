import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

/** The queue, what is read, and the decision: three columns where they have room, below each other on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-template-columns: 260px minmax(0, 1fr);
    & > div:last-of-type {
      grid-column: 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: 288px minmax(0, 1fr) 308px;
    & > div:last-of-type {
      grid-column: auto;
    }
  }
`;

/** The list of waiting items; on phones it takes only a part of the screen, so that the chosen item stays in sight. */
export const QueueBox = styled.ol`
  border: 1px solid ${color.line};
  border-radius: 16px;
  overflow: hidden auto;
  background: ${color.surface};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  ${media.phone} {
    max-block-size: 296px;
  }
`;

export const QueueEntry = styled.button`
  display: grid;
  gap: 3px;
  inline-size: 100%;
  padding: 13px 16px;
  text-align: start;
  line-height: 1.35;
  color: inherit;
  & > span {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='true'] {
    background: ${color.apricot.wash};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Below each other, with a hairline between. */
export const Checks = styled.ul`
  & > li {
    display: flex;
    gap: 10px;
    padding-block: 8px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & svg {
    flex: none;
    margin-block-start: 1px;
    color: ${color.stem};
  }
  & [data-look] svg {
    color: ${color.apricot.deep};
  }
`;

/** Steps in time, each with its petal. */
export const Trail = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 12px;
    position: relative;
    padding-block-end: 16px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & > li::before {
    content: '';
    inline-size: 11px;
    block-size: 11px;
    margin-block-start: 5px;
    border-radius: 50%;
    border-end-start-radius: 3px;
    background: ${color.hue.main};
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 20px 0;
    inset-inline-start: 5px;
    inline-size: 1px;
    background: ${color.line};
  }
`;
