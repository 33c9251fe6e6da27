import { useHost, useLocaleInfo, useReadable } from '@posy/remote-kit';
import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { Chip } from '@posy/shared-ui';
import { BellIcon } from '@posy/shared-ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askedOf } from '#supplier/rules/asked/search-body';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { savable, savedAs } from './rules/same-search';
import { useSaved } from './saved-queries';
import { useSavedEdits } from './use-saved-edits';

export interface SaveSearchProps {
  search: SupplierSearch;
  /** Name of the saved search. */
  name: string;
  total: number;
  /**
   * True when it was pressed before its code or the saved searches had loaded, with its setter: such a press counts
   * once, even when another person signs in later.
   */
  early: readonly [isPressed: boolean, setPressed: (isPressed: boolean) => void];
}

const { nameLength } = savedSearchConstants;

/** Saves the search of a list and shows whether it is saved; a visitor is asked to sign up first. */
export const SaveSearch = ({ search, name, total, early: [isPressed, setPressed] }: SaveSearchProps) => {
  const host = useHost();
  const { country } = useLocaleInfo().market;
  const session = useReadable(host.session);
  const { formatMessage } = useIntl();
  const { uid, data, isError, isFetching, refetch } = useSaved();
  const edits = useSavedEdits(uid);
  const saved = data === undefined ? undefined : savedAs(data.searches, search);
  const seen = useEffectEvent((id: string) => void edits.markSeen(id));
  const newsOf = saved !== undefined && (saved.news ?? 0) > 0 ? saved.id : null;
  useEffect(() => {
    if (newsOf !== null) seen(newsOf);
  }, [newsOf]);
  const save = (): void => {
    const one = { id: crypto.randomUUID(), name: name.slice(0, nameLength), search: askedOf(country, savable(search)) };
    if (session.status !== 'signed-out') return void edits.save(one, total);
    host.askToSignUp({
      reason: 'save',
      answered: (isSignedIn) => {
        if (isSignedIn) void edits.save(one, total);
      },
    });
  };
  const isKnown = session.status === 'signed-out' || data !== undefined;
  const pressed = useEffectEvent(() => {
    setPressed(false);
    if (saved === undefined) save();
  });
  const failed = useEffectEvent(() => {
    setPressed(false);
    host.notices.show({ tone: 'error', text: formatMessage({ id: 'saved.failed.save' }) });
  });
  const isLost = isError && !isFetching;
  useEffect(() => {
    if (isPressed && isKnown) pressed();
    else if (isPressed && isLost) failed();
  }, [isPressed, isKnown, isLost]);
  const pressEarly = (): void => {
    setPressed(true);
    // The first request failed, so it is repeated.
    if (isError) void refetch();
  };
  return (
    <Chip
      isChosen={saved !== undefined}
      icon={<BellIcon size="s" weight={saved === undefined ? 'regular' : 'fill'} />}
      onPress={() => {
        if (!isKnown) pressEarly();
        else if (saved === undefined) save();
        else void edits.remove(saved);
      }}
    >
      <FormattedMessage id={saved === undefined ? 'search.save' : 'saved.saved'} />
    </Chip>
  );
};
