import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Grow, IconLink, Inline, PosyMark, Wordmark } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useEntries } from '#host/entries/use-entries';
import { currentEntry } from '#host/navigation/current-entry';
import { hueOf, iconOf } from '#host/navigation/entry-icon';
import { landingEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { AccountMenu } from './account-menu';
import { AccountRoom, AreaLink, Areas, Bar, Count, Logo, Row } from './header-styles';
import { useEntryMarks } from './use-entry-marks';

const SignedOutActions = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  return (
    <Inline gap={2} isOneRow>
      <ButtonLink kind="plain" size="s" href={paths.signup(market.prefix, { mode: 'login' })}>
        {formatMessage({ id: 'shell.nav.logIn' })}
      </ButtonLink>
      <ButtonLink kind="main" size="s" href={paths.signup(market.prefix)}>
        {formatMessage({ id: 'shell.nav.start' })}
      </ButtonLink>
    </Inline>
  );
};

/** The bar at the top: the logo, the areas from the manifests, and the account. `isBare` shows only the logo. */
export const Header = ({ isBare = false }: { isBare?: boolean }) => {
  const { formatMessage } = useIntl();
  const { releaseSet, market } = useShell();
  const host = useHost();
  const session = useSession();
  const { pathname } = useReadable(host.location);
  const markOf = useEntryMarks();
  const shown = useEntries();
  const entries = isBare ? [] : shown;
  const current = currentEntry(pathname, entries, releaseSet.remotes);
  const areas = entries.filter((entry) => entry.placement === 'header');
  // The screen of a quick entry belongs to an area as well: the shortlist belongs to the suppliers.
  const area = currentEntry(pathname, areas, releaseSet.remotes);
  const landing = landingEntry(releaseSet, session);
  // Source: S2-nav-06, S2-nav-07.
  const home = landing === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${landing.path}`;
  const hrefOf = (path: string): string => `${paths.index(market.prefix)}/${path}`;
  return (
    <Bar data-bare={isBare || undefined}>
      <Row>
        <Logo href={home} aria-label={formatMessage({ id: 'shell.nav.home' })}>
          <Wordmark>
            <PosyMark size={30} />
            <span>Posy</span>
          </Wordmark>
        </Logo>
        {isBare ? (
          <Grow />
        ) : (
          <Areas aria-label={formatMessage({ id: 'shell.nav.label' })}>
            {areas.map((entry) => {
              const { label, count, name } = markOf(entry);
              return (
                <AreaLink
                  key={entry.id}
                  href={hrefOf(entry.path)}
                  aria-label={name}
                  data-hue={hueOf(entry)}
                  isCurrent={entry.id === area?.id}
                >
                  {label}
                  {count > 0 ? <Count>{count}</Count> : null}
                </AreaLink>
              );
            })}
          </Areas>
        )}
        <Inline gap={1} isOneRow>
          {entries
            .filter((entry) => entry.placement === 'quick')
            .map((entry) => {
              const EntryIcon = iconOf(entry);
              const { count, name } = markOf(entry);
              return (
                <IconLink
                  key={entry.id}
                  href={hrefOf(entry.path)}
                  label={name}
                  hasDot={count > 0}
                  aria-current={entry.id === current?.id ? 'page' : undefined}
                >
                  <EntryIcon />
                </IconLink>
              );
            })}
          {session.status === 'signed-out' && !isBare ? <SignedOutActions /> : null}
          {session.status === 'loading' && !isBare ? <AccountRoom /> : null}
          {session.status === 'signed-in' ? <AccountMenu session={session} /> : null}
        </Inline>
      </Row>
    </Bar>
  );
};
