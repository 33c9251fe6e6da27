import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useOpenItem, useReadable, useSession } from '@posy/remote-kit';
import { isWithin, paths } from '@posy/shared-contracts';
import { Button, color, type Hue, NavLink, Stack } from '@posy/shared-ui';
import { GearIcon, type IconComponent, SignOutIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { useSignOut } from '#host/entries/use-sign-out';
import { hueOf, iconOf } from '#host/navigation/entry-icon';
import { labelOf, type NavigationEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { usePlanFigures } from './plan-figures';
import { PlanHead } from './plan-head';
import { placesFor } from './plan-places';

/** Three tiles in a row, or two when the last row of three would not be full, so that no gap is left. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 10px;
  & > li {
    grid-column: span 2;
  }
  & > li:nth-of-type(3n + 2):last-of-type,
  & > li:nth-of-type(3n + 1):nth-last-of-type(2),
  & > li:nth-of-type(3n + 1):last-of-type,
  & > li:nth-of-type(3n):nth-last-of-type(2),
  & > li:nth-of-type(3n + 2):nth-last-of-type(3),
  & > li:nth-of-type(3n + 1):nth-last-of-type(4) {
    grid-column: span 3;
  }
  & > li:only-of-type {
    grid-column: span 6;
  }
  @media (max-width: 374px) {
    & > li:nth-of-type(n) {
      grid-column: span 3;
    }
    & > li:nth-of-type(odd):last-of-type {
      grid-column: span 6;
    }
  }
`;

const Tile = styled(NavLink)`
  display: grid;
  align-content: space-between;
  gap: 12px;
  min-block-size: 96px;
  block-size: 100%;
  padding: 14px 12px;
  border-radius: 14px;
  border-end-start-radius: 6px;
  background: ${color.hue.wash};
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.hue.soft};
  }
  & svg {
    color: ${color.hue.deep};
  }
  & small {
    display: block;
    margin-block-start: 2px;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 2px ${color.hue.deep};
  }
`;

const Ways = styled.div`
  display: grid;
  & > a,
  & > button {
    justify-content: flex-start;
    gap: 8px;
    min-block-size: 48px;
    /* As plain buttons have it: both icons stand in one line. */
    padding-inline: 12px;
    border: 0;
  }
`;

const Way = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 8px;
  border-radius: 10px;
  font-weight: 600;
  font-size: 0.9375rem;
  &:hover {
    background: ${color.sunken};
  }
  & > small {
    margin-inline-start: auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

interface Item {
  href: string;
  label: string;
  /** The figure that home shows for it. */
  figure: string | null;
  icon: IconComponent;
  hue: Hue;
  isCurrent: boolean;
}

/** The tiles: sections without a tab, then screens that are in no bar. */
const useTiles = (entries: readonly NavigationEntry[]): Item[] => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { catalogue } = useLocaleInfo();
  const session = useSession();
  const figures = usePlanFigures(session);
  const { pathname } = useReadable(useHost().location);
  const sections = entries.map((entry) => ({
    href: `${paths.index(market.prefix)}/${entry.path}`,
    label: labelOf(entry.label, catalogue),
    figure: entry.path === 'budget' ? figures.budget : null,
    icon: iconOf(entry),
    hue: hueOf(entry),
    isCurrent: isWithin(pathname, entry.path),
  }));
  const places = placesFor(session).map(({ id, path, icon, hue }) => ({
    href: path(market.prefix),
    label: formatMessage({ id: `shell.places.${id}` }),
    figure: id === 'overview' ? figures.overview : null,
    icon,
    hue,
    isCurrent: pathname === path(market.prefix),
  }));
  return [...sections, ...places];
};

/** The sections without a tab of their own, the settings, and the sign-out. */
export const MoreSheet = ({ entries, onClose }: { entries: readonly NavigationEntry[]; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const session = useSession();
  const { isLeaving, signOut } = useSignOut();
  useOpenItem('dialog', true, onClose);
  const tiles = useTiles(entries);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={formatMessage({ id: 'shell.nav.more' })}
      closeLabel={formatMessage({ id: 'shell.notices.close' })}
    >
      <Stack gap={4}>
        {session.status === 'signed-in' ? <PlanHead session={session} /> : null}
        <Tiles>
          {tiles.map(({ href, label, figure, icon: ItemIcon, hue, isCurrent }) => (
            <li key={href}>
              <Tile href={href} data-hue={hue} isCurrent={isCurrent} onPress={onClose}>
                <ItemIcon />
                <span>
                  {label}
                  {figure === null ? null : <small>{figure}</small>}
                </span>
              </Tile>
            </li>
          ))}
        </Tiles>
        <Ways>
          <Way href={paths.settings(market.prefix)} onPress={onClose}>
            <GearIcon />
            {formatMessage({ id: 'shell.nav.settings' })}
            {session.status === 'signed-in' ? <small>{session.email}</small> : null}
          </Way>
          <Button kind="plain" icon={<SignOutIcon />} isPending={isLeaving} onPress={signOut}>
            {formatMessage({ id: 'shell.account.signOut' })}
          </Button>
        </Ways>
      </Stack>
    </Dialog>
  );
};
