import styled from '@emotion/styled';
import { color, media, NavLink } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { ListedSection } from './sections';

const Nav = styled.nav`
  & > ul {
    display: grid;
    gap: 2px;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 8px 12px;
    border-radius: 10px;
    font-weight: 550;
    font-size: 0.9375rem;
    color: ${color.inkSoft};
  }
  & a:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  ${media.tablet} {
    position: sticky;
    inset-block-start: 92px;
    align-self: start;
    & a[aria-current] {
      background: ${color.stemWash};
      color: ${color.stem};
      font-weight: 600;
    }
  }
  /* Above the content, in one row that scrolls sideways. */
  ${media.phone} {
    position: sticky;
    inset-block-start: calc(60px + var(--posy-inset-top, 0px));
    z-index: 2;
    margin-inline: -16px;
    background: ${color.canvas};
    & > ul {
      display: flex;
      gap: 8px;
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scrollbar-width: none;
      padding: 8px 16px;
    }
    & a {
      padding-inline: 14px;
      border: 1px solid ${color.lineStrong};
      border-radius: 99px;
      background: ${color.surface};
      white-space: nowrap;
    }
    & a > svg {
      display: none;
    }
    & a[aria-current] {
      border-color: transparent;
      background: ${color.ink};
      color: ${color.canvas};
    }
  }
`;

interface Props {
  sections: readonly ListedSection[];
  /** Id of the section in view. */
  current: string | undefined;
}

/** Scrolls the entry of the section in view into sight where the entries scroll. */
const useInSight = (current: string | undefined) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || entry == null) return;
    list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return list;
};

/** The list of sections beside the content; on phones above it. */
export const SectionList = ({ sections, current }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const list = useInSight(current);
  return (
    <Nav aria-label={formatMessage({ id: 'settings.sections' })}>
      <ul ref={list}>
        {sections.map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <NavLink href={path(market.prefix)} isCurrent={id === current}>
              <Icon />
              <span>{formatMessage({ id: `settings.${id}.title` })}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
};
