import styled from '@emotion/styled';
import { isWithin, paths } from '@posy/shared-contracts';
import { useHost, useLocaleInfo, useOpenItem, useReadable, useSession } from '@posy/remote-kit';
import { Button, color, NavLink, Stack, type Hue } from '@posy/shared-ui';
import { GearIcon, SignOutIcon, type IconComponent } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { PlanHead } from './plan-head';
import { placesFor } from './plan-places';
import { hueOf, iconOf } from '#host/navigation/entry-icon';
import { labelOf, type NavigationEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { useSignOut } from '#host/navigation/use-sign-out';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 10px;
`;

const Tile = styled(NavLink)`
  display: grid;
  align-content: space-between;
  gap: 16px;
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
  &[aria-current] {
    box-shadow: inset 0 0 0 2px ${color.hue.deep};
  }
`;

const Ways = styled.div`
  display: grid;
  & > a,
  & > button {
    justify-content: flex-start;
    min-block-size: 48px;
    padding-inline: 8px;
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
`;

interface Item {
  href: string;
  label: string;
  icon: IconComponent;
  hue: Hue;
  isCurrent: boolean;
}

/** The tiles: sections without a tab, then what stands in no bar. */
const useTiles = (entries: readonly NavigationEntry[]): Item[] => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { catalogue } = useLocaleInfo();
  const session = useSession();
  const { pathname } = useReadable(useHost().location);
  const sections = entries.map((entry) => ({
    href: `${paths.index(market.prefix)}/${entry.path}`,
    label: labelOf(entry.label, catalogue),
    icon: iconOf(entry),
    hue: hueOf(entry),
    isCurrent: isWithin(pathname, entry.path),
  }));
  const places = placesFor(session).map(({ id, path, icon, hue }) => ({
    href: path(market.prefix),
    label: formatMessage({ id: `shell.places.${id}` }),
    icon,
    hue,
    isCurrent: pathname === path(market.prefix),
  }));
  return [...sections, ...places];
};

/** Everything that has no tab of its own, the settings, and the way out. */
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
          {tiles.map(({ href, label, icon: ItemIcon, hue, isCurrent }) => (
            <li key={href}>
              <Tile href={href} data-hue={hue} isCurrent={isCurrent} onPress={onClose}>
                <ItemIcon />
                {label}
              </Tile>
            </li>
          ))}
        </Tiles>
        <Ways>
          <Way href={paths.settings(market.prefix)} onPress={onClose}>
            <GearIcon />
            {formatMessage({ id: 'shell.nav.settings' })}
          </Way>
          <Button kind="plain" icon={<SignOutIcon />} isPending={isLeaving} onPress={signOut}>
            {formatMessage({ id: 'shell.account.signOut' })}
          </Button>
        </Ways>
      </Stack>
    </Dialog>
  );
};
