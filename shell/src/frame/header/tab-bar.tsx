import { useHost, useReadable, useViewport } from '@posy/remote-kit';
import { isWithin, paths } from '@posy/shared-contracts';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEntries } from '#host/entries/use-entries';
import { currentTab } from '#host/navigation/current-entry';
import { hueOf, iconOf } from '#host/navigation/entry-icon';
import { tabsOf } from '#host/navigation/navigation-entries';
import { QuietBoundary } from '#host/quiet-boundary';
import { useShell } from '#host/shell-context';
import { Count, MoreTab, TabBar, TabLink } from './header-styles';
import { useEntryMarks } from './use-entry-marks';

/** The largest width with a tab bar; see `TabBar`. An open sheet closes when the window grows beyond it. */
const widestPhone = 767;

/** The phone's sections at the bottom: four tabs, and the rest in a sheet. */
export const SectionTabs = () => {
  const { formatMessage } = useIntl();
  const { market, parts, releaseSet } = useShell();
  const { pathname } = useReadable(useHost().location);
  const markOf = useEntryMarks();
  const { width } = useViewport();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { tabs, rest } = tabsOf(useEntries());
  const current = currentTab(pathname, { tabs, rest }, releaseSet.remotes);
  const isMoreOpen = openedAt === pathname && width <= widestPhone;
  const isElsewhere = isWithin(pathname, 'settings') || rest.some((entry) => isWithin(pathname, entry.path));
  return (
    <>
      <TabBar aria-label={formatMessage({ id: 'shell.nav.tabs' })}>
        {tabs.map((entry) => {
          const EntryIcon = iconOf(entry);
          const isCurrent = entry.id === current?.id;
          const { label, count, name } = markOf(entry);
          return (
            <TabLink
              key={entry.id}
              href={`${paths.index(market.prefix)}/${entry.path}`}
              aria-label={name}
              data-hue={hueOf(entry)}
              isCurrent={isCurrent}
            >
              <EntryIcon weight={isCurrent ? 'fill' : 'regular'} />
              <span>{label}</span>
              {count > 0 ? <Count>{count}</Count> : null}
            </TabLink>
          );
        })}
        <MoreTab
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          data-current={isElsewhere || undefined}
          onClick={() => setOpenedAt(pathname)}
        >
          <DotsThreeIcon />
          <span>{formatMessage({ id: 'shell.nav.more' })}</span>
        </MoreTab>
      </TabBar>
      {isMoreOpen ? (
        <QuietBoundary>
          <Suspense fallback={null}>
            <parts.MoreSheet entries={rest} onClose={() => setOpenedAt(null)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
};
