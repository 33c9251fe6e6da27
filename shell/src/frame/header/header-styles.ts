import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, layer, media, NavLink, Wrap } from '@posy/shared-ui';

/** Wider than a phone, with every area in one row. */
const narrow = '@media (max-width: 959px)';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  padding-block-start: var(--posy-inset-top, 0px);
  &[data-bare] {
    position: static;
    background: none;
    border: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 28px;
  block-size: 68px;
  max-inline-size: 1400px;
  ${narrow} {
    gap: 12px;
  }
  /* Above the form, on screens with a form beside a picture. */
  @media (min-width: 960px) {
    html:has([data-beside-picture]) & {
      max-inline-size: none;
      padding-inline-start: max(20px, calc(25vw - 227px));
    }
  }
  ${media.phone} {
    block-size: 60px;
    gap: 8px;
    justify-content: space-between;
  }
`;

export const Logo = styled(NavLink)`
  display: inline-flex;
  align-items: center;
`;

/** As large as the account's button, so that the items beside it do not move when the button appears. */
export const AccountRoom = styled.span`
  inline-size: 70px;
  block-size: 52px;
`;

export const Areas = styled.nav`
  display: flex;
  gap: 4px;
  flex: 1;
  block-size: 100%;
  min-inline-size: 0;
  ${narrow} {
    gap: 2px;
  }
  /* With large text not all of them fit: the row scrolls, not the page. */
  overflow: auto hidden;
  scrollbar-width: none;
  ${media.phone} {
    display: none;
  }
`;

export const AreaLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  padding-inline: 12px;
  font-weight: 550;
  font-size: 0.9375rem;
  color: ${color.inkSoft};
  position: relative;
  white-space: nowrap;
  ${narrow} {
    padding-inline: 6px;
  }
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.hue.main};
  }
`;

/** A number beside an entry's name; over its picture in the bar of tabs. */
export const Count = styled.b`
  margin-inline-start: 6px;
  min-inline-size: 20px;
  padding: 1px 6px;
  border-radius: 99px 99px 99px 4px;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
  font-size: 0.8125rem;
  text-align: center;
`;

export const TabBar = styled.nav`
  display: none;
  ${media.phone} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.bar};
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    background: ${color.surface};
    border-block-start: 1px solid ${color.line};
    padding: 6px 4px max(8px, env(safe-area-inset-bottom), var(--posy-inset-bottom, 0px));
  }
  ${media.print} {
    display: none;
  }
`;

const tab = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  position: relative;
  min-block-size: 50px;
  min-inline-size: 0;
  align-content: center;
  font: inherit;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${color.inkFaint};
  background: none;
  border: 0;
  cursor: pointer;
  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-current],
  &[data-current] {
    color: ${color.ink};
  }
  &[aria-current] svg {
    color: ${color.hue.deep};
  }
  & > b {
    position: absolute;
    inset: 2px auto auto 50%;
  }
`;

export const TabLink = styled(NavLink)`
  ${tab}
`;

/** Opens the sheet of the sections without a tab. */
export const MoreTab = styled.button`
  ${tab}
`;
