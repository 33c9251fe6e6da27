import { useLocaleInfo } from '@posy/remote-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { labelOf } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { changedParts, type NewRelease } from '#platform/page/new-release';

/** The host's name among the parts of the product. */
const whole = 'Posy';

/** Announces a new release set once and loads it when that is safe. */
export const NewVersionOffer = ({ release }: { release: NewRelease }) => {
  const { formatMessage, formatList } = useIntl();
  const { catalogue } = useLocaleInfo();
  const { notices, releaseSet } = useShell();
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    const changed = changedParts(releaseSet, release.set);
    const titles = changed?.map(({ manifest }) => labelOf(manifest.title, catalogue)) ?? [whole];
    const load = (): void => {
      if (release.load() === 'when-closed')
        notices.show({ tone: 'info', about: 'new-version', text: formatMessage({ id: 'shell.newVersion.waiting' }) });
    };
    notices.show({
      tone: 'info',
      about: 'new-version',
      text: formatMessage({ id: 'shell.newVersion.ready' }, { parts: formatList(titles) }),
      action: { label: formatMessage({ id: 'shell.newVersion.load' }), run: load },
      dismiss: { label: formatMessage({ id: 'shell.newVersion.later' }), run: release.postpone },
    });
  }, [catalogue, formatList, formatMessage, notices, release, releaseSet]);
  return null;
};
