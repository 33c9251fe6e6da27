import styled from '@emotion/styled';
import { useLocaleInfo, useOnline, useReadable } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Link, media, OfflineBar } from '@posy/shared-ui';
import { ArrowsClockwiseIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEntries } from '../host/entries/use-entries';
import { labelOf } from '../host/navigation/navigation-entries';
import { useShell } from '../host/shell-context';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  /* Several links have a line of their own on phones, below the text: beside it there is no space. */
  ${media.phone} {
    &[data-several] {
      flex-basis: 100%;
      padding-inline-start: 30px;
    }
  }
`;

/** Links to the screens with waiting changes, which are marked there. */
const SeeThem = () => {
  const { formatMessage } = useIntl();
  const { market, session } = useShell();
  const { catalogue } = useLocaleInfo();
  const entries = useEntries();
  const places = useReadable(session.waitingPlaces);
  const nameOf = (place: (typeof places)[number]): string => {
    if (places.length === 1) return formatMessage({ id: 'shell.offline.see' });
    const entry = entries.find(({ path }) => path === place);
    if (entry !== undefined) return labelOf(entry.label, catalogue);
    return formatMessage({ id: place === 'settings' ? 'shell.nav.settings' : 'shell.offline.scrapbook' });
  };
  if (places.length === 0) return null;
  return (
    <Ways data-several={places.length > 1 ? '' : undefined}>
      {places.length > 1 ? formatMessage({ id: 'shell.offline.see-in' }) : null}
      {places.map((place) => (
        <Link key={place} href={`${paths.index(market.prefix)}/${place}`}>
          {nameOf(place)}
        </Link>
      ))}
    </Ways>
  );
};

/**
 * Shows that there is no connection and the number of waiting changes; once it is back, the number still being sent.
 * Edits that are saved normally show nothing.
 */
export const ConnectionBar = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const count = useReadable(useShell().session.waitingEdits);
  const [isCatchingUp, setCatchingUp] = useState(!online);
  const catchesUp = !online || (isCatchingUp && count > 0);
  if (catchesUp !== isCatchingUp) setCatchingUp(catchesUp);
  if (!online) return <OfflineBar action={<SeeThem />}>{formatMessage({ id: 'shell.offline' }, { count })}</OfflineBar>;
  if (!catchesUp) return null;
  return (
    <OfflineBar icon={<ArrowsClockwiseIcon />}>{formatMessage({ id: 'shell.offline.sending' }, { count })}</OfflineBar>
  );
};
