import { isWithin, paths } from '@posy/shared-contracts';
import { useHost, useLocaleInfo, useReadable, useSession } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { areaHues, entryIcons } from './entry-icon';
import { TabBar, TabLink } from './header-styles';
import { entriesFor, labelOf } from './navigation-entries';
import { useShell } from './shell-context';

/** Tabs that fit side by side at 360 px. */
const most = 5;

/** The phone's sections at the bottom: those that ask for a place first, then the rest in order. */
export const SectionTabs = () => {
  const { formatMessage } = useIntl();
  const { releaseSet, market } = useShell();
  const host = useHost();
  const session = useSession();
  const { catalogue } = useLocaleInfo();
  const { pathname } = useReadable(host.location);
  const entries = entriesFor(releaseSet, session);
  const chosen = [...entries.filter((entry) => entry.tab), ...entries.filter((entry) => !entry.tab)].slice(0, most);
  return (
    <TabBar aria-label={formatMessage({ id: 'shell.nav.tabs' })}>
      {entries
        .filter((entry) => chosen.includes(entry))
        .map((entry) => {
          const EntryIcon = entryIcons[entry.icon];
          const isCurrent = isWithin(pathname, entry.path);
          return (
            <TabLink
              key={entry.id}
              href={`${paths.index(market.prefix)}/${entry.path}`}
              data-hue={areaHues[entry.area]}
              isCurrent={isCurrent}
            >
              <EntryIcon weight={isCurrent ? 'fill' : 'regular'} />
              {labelOf(entry.label, catalogue)}
            </TabLink>
          );
        })}
    </TabBar>
  );
};
