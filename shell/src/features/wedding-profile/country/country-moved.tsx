import { useHost, useSignedIn } from '@posy/remote-kit';
import { isCountryCode } from '@posy/shared-contracts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { countryChanged } from '#adapters/stored/country-changed';
import { aboutProfile } from '../changes/use-profile-place';
import { type BeforeMove, pathInMarket, readBeforeMove } from './country-move';
import { useCountryName } from './use-country-name';
import { useMove } from './use-move';

/** Shows once, in the new market, that the wedding's country changed, with an undo. Source: S9-storage-05. */
export const CountryMoved = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const nameOf = useCountryName();
  const move = useMove();
  const wedding = useSignedIn()?.wedding ?? null;
  const isShown = useRef(false);
  useEffect(() => {
    if (wedding === null || isShown.current) return;
    isShown.current = true;
    const before = readBeforeMove(countryChanged.take());
    const goBack = (to: BeforeMove): void =>
      void move(wedding, { kind: 'country', ...to }, (sent) => {
        if (sent === 'sent' && isCountryCode(to.country))
          host.navigate(pathInMarket(host.location.get().pathname, to.country));
      });
    host.notices.show({
      tone: 'info',
      text: formatMessage({ id: 'shell.profile.country.moved' }, { country: nameOf(wedding.l10n.country) }),
      about: aboutProfile,
      ...(before === null
        ? {}
        : { action: { label: formatMessage({ id: 'shell.profile.undo' }), run: () => goBack(before) } }),
    });
  }, [formatMessage, host, move, nameOf, wedding]);
  return null;
};
