import styled from '@emotion/styled';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { color, media, NavLink } from '@posy/shared-ui';
import { CaretRightIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { ListedSection } from './sections';
import { useAtPresent } from './use-at-present';

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
  & small {
    display: none;
  }
  & a > span {
    flex: 1;
    min-inline-size: 0;
  }
  & a > svg:last-of-type {
    display: none;
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
  ${media.phone} {
    &:not([data-main]) {
      display: none;
    }
    & > ul {
      gap: 0;
      border: 1px solid ${color.line};
      border-radius: 16px;
      overflow: hidden;
      background: ${color.surface};
    }
    & li + li {
      border-block-start: 1px solid ${color.line};
    }
    & a {
      min-block-size: 64px;
      padding: 10px 16px;
      border-radius: 0;
      font-size: 1rem;
      color: ${color.ink};
    }
    & small {
      display: block;
      font-size: 0.875rem;
      font-weight: 400;
      color: ${color.inkSoft};
    }
    & a > svg:last-of-type {
      display: block;
      color: ${color.inkFaint};
    }
  }
`;

interface Props {
  person: SignedIn;
  sections: readonly ListedSection[];
  /** Id of the section that is shown. */
  current: string | undefined;
  /** On phones the list is the screen. */
  isMain: boolean;
}

/** The sections, beside what is shown; on phones a screen of its own. */
export const SectionList = ({ person, sections, current, isMain }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const atPresent = useAtPresent(person);
  return (
    <Nav aria-label={formatMessage({ id: 'settings.sections' })} data-main={isMain || undefined}>
      <ul>
        {sections.map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <NavLink href={path(market.prefix)} isCurrent={id === current && !isMain}>
              <Icon />
              <span>
                {formatMessage({ id: `settings.${id}.title` })}
                <small>{atPresent(id) ?? formatMessage({ id: `settings.${id}.note` })}</small>
              </span>
              <CaretRightIcon size="s" />
            </NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
};
