import { isCountryCode } from '@posy/shared-contracts';
import { useHost, useSignedIn } from '@posy/remote-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { countryChanged } from '#adapters/kept/country-changed';
import { pathInMarket, readBeforeMove, type BeforeMove } from './country-move';
import { useCountryName } from './use-country-name';
import { aboutProfile, useSaveFailure } from '../changes/use-save-failure';
import { useMove } from './use-move';

/** Says once, in the new market, that the wedding's country changed, and offers to go back. Source: S9-storage-05. */
export const CountryMoved = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const nameOf = useCountryName();
  const tellFailure = useSaveFailure();
  const move = useMove();
  const wedding = useSignedIn()?.wedding ?? null;
  const isTold = useRef(false);
  useEffect(() => {
    if (wedding === null || isTold.current) return;
    isTold.current = true;
    const before = readBeforeMove(countryChanged.take());
    const goBack = async (to: BeforeMove): Promise<void> => {
      try {
        const isMade = await move(wedding.id, { kind: 'country', ...to });
        if (isMade && isCountryCode(to.country)) host.navigate(pathInMarket(host.location.get().pathname, to.country));
      } catch (error) {
        tellFailure(error);
      }
    };
    host.notices.show({
      tone: 'info',
      text: formatMessage({ id: 'shell.profile.country.moved' }, { country: nameOf(wedding.l10n.country) }),
      about: aboutProfile,
      ...(before === null
        ? {}
        : { action: { label: formatMessage({ id: 'shell.profile.undo' }), run: () => void goBack(before) } }),
    });
  }, [formatMessage, host, move, nameOf, tellFailure, wedding]);
  return null;
};
