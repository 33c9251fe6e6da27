import styled from '@emotion/styled';
import { isWithin, paths } from '@posy/shared-contracts';
import { useHost, useLocaleInfo, useOpenItem, useReadable } from '@posy/remote-kit';
import { color, NavLink } from '@posy/shared-ui';
import { GearIcon, type IconComponent } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { areaHues, entryIcons } from './entry-icon';
import { labelOf, type NavigationEntry } from './navigation-entries';
import { useShell } from './shell-context';

const List = styled.ul`
  display: grid;
  list-style: none;
  margin-inline: -8px;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 52px;
  padding-inline: 8px;
  border-radius: 10px;
  font-weight: 550;
  &:hover {
    background: ${color.sunken};
  }
  & svg {
    color: ${color.hue.deep};
  }
  &[aria-current] {
    background: ${color.hue.wash};
  }
`;

interface Item {
  href: string;
  label: string;
  icon: IconComponent;
  hue: (typeof areaHues)[NavigationEntry['area']];
  isCurrent: boolean;
}

/** The sections that have no tab of their own, and the settings. */
export const MoreSheet = ({ entries, onClose }: { entries: readonly NavigationEntry[]; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { catalogue } = useLocaleInfo();
  const { pathname } = useReadable(useHost().location);
  useOpenItem('dialog', true, onClose);
  const items: Item[] = [
    ...entries.map((entry) => ({
      href: `${paths.index(market.prefix)}/${entry.path}`,
      label: labelOf(entry.label, catalogue),
      icon: entryIcons[entry.icon],
      hue: areaHues[entry.area],
      isCurrent: isWithin(pathname, entry.path),
    })),
    {
      href: paths.settings(market.prefix),
      label: formatMessage({ id: 'shell.nav.settings' }),
      icon: GearIcon,
      hue: 'stem' as const,
      isCurrent: isWithin(pathname, 'settings'),
    },
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={formatMessage({ id: 'shell.nav.more' })}
      closeLabel={formatMessage({ id: 'shell.notices.close' })}
    >
      <List>
        {items.map(({ href, label, icon: ItemIcon, hue, isCurrent }) => (
          <li key={href}>
            <Entry href={href} data-hue={hue} isCurrent={isCurrent}>
              <ItemIcon />
              {label}
            </Entry>
          </li>
        ))}
      </List>
    </Dialog>
  );
};
