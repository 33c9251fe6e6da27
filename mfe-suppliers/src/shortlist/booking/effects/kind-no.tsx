import type { Wedding } from '@posy/shared-contracts/entities';
import { LinkButton } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { HeartIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useShortlist } from '#shortlist/entries/use-shortlist';
import { type ShortlistEntry, stateOf } from '#shortlist/rules/entry';
import { Follows } from './follows';

/** Returns other asked suppliers of the category, whose conversations are still open. */
const useRivals = (entry: ShortlistEntry): string[] => {
  const { entries } = useShortlist();
  return (
    (entries ?? [])
      .filter((one) => one.id !== entry.id && one.type === entry.type && one.enquired && one.askingEnded == null)
      // The server ends those with suppliers that the couple removed or ignored, too.
      .filter((one) => stateOf(one) !== 'booked')
      .map(({ name }) => name)
  );
};

/** The couple's names, as suppliers read them. */
const coupleOf = ({ users = [], roles }: Wedding): string[] =>
  users.filter(({ id }) => roles[id] !== 'helper').map(({ name }) => name);

export interface KindNoProps {
  entry: ShortlistEntry;
  wedding: Wedding;
  choice: { isOn: boolean; onChange: (isOn: boolean) => void };
}

/** Asks whether the conversations with the others end, and shows the words that they read then. */
export const KindNo = ({ entry, wedding, choice }: KindNoProps) => {
  const rivals = useRivals(entry);
  const [showsWords, setShowsWords] = useState(false);
  if (rivals.length === 0) return null;
  const title = <FormattedMessage id="booking.follows.others" values={{ count: rivals.length }} />;
  return (
    <Follows
      hue="peony"
      icon={<HeartIcon size="s" />}
      title={title}
      end={<SwitchField label={title} isLabelHidden isOn={choice.isOn} onChange={choice.onChange} />}
    >
      <FormattedList value={rivals} />.{' '}
      {showsWords ? (
        <FormattedMessage
          id="booking.follows.others.words"
          values={{ names: <FormattedList value={coupleOf(wedding)} /> }}
        />
      ) : (
        <LinkButton type="button" onClick={() => setShowsWords(true)}>
          <FormattedMessage id="booking.follows.others.read" />
        </LinkButton>
      )}
    </Follows>
  );
};
