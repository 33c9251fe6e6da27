import { useSignedIn } from '@posy/remote-kit';
import type { SupplierVote, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Inline, PetalDot, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { stateOf, type Entry } from '../rules/entry';
import { useShortlistEdits } from '../use-shortlist-edits';
import { isVote, votesOf, type Vote } from './votes';

const hues = { yes: 'fern', maybe: 'primrose', no: 'apricot' } as const;

/** What somebody else of the couple thinks: a petal and words. */
const Theirs = ({ vote: { name, vote } }: { vote: Vote & { vote: SupplierVote } }) => {
  const { formatMessage } = useIntl();
  return (
    <Text as="span" size="small">
      <PetalDot data-hue={hues[vote]} aria-hidden />{' '}
      <FormattedMessage
        id="shortlist.vote.theirs"
        values={{ name: name ?? formatMessage({ id: 'shortlist.vote.partner' }), vote }}
      />
    </Text>
  );
};

interface Props {
  entry: Entry;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
}

/** The votes of both partners: one's own to be changed, the other's to be seen; a helper sees both. */
export const RowVotes = ({ entry, wedding, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const me = useSignedIn();
  const edits = useShortlistEdits(wedding);
  const votes = votesOf(entry, wedding, me?.uid ?? '');
  const mine = votes.find(({ isMe }) => isMe);
  const mayVote = mayEdit && mine !== undefined && ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');
  const shown = votes.filter(
    (one): one is Vote & { vote: SupplierVote } => one.vote !== null && !(mayVote && one.isMe),
  );
  if (!mayVote && shown.length === 0) return null;
  return (
    <Inline gap={3} align="center">
      {mayVote ? (
        <Segment
          label={formatMessage({ id: 'shortlist.vote.mine' }, { name: entry.name })}
          value={mine.vote ?? ''}
          onChange={(vote) => {
            if (isVote(vote)) edits.vote(entry, mine.uid, vote);
          }}
          options={(['yes', 'maybe', 'no'] as const).map((vote) => ({
            value: vote,
            label: formatMessage({ id: `shortlist.vote.${vote}` }),
          }))}
        />
      ) : null}
      {shown.map((one) => (
        <Theirs key={one.uid} vote={one} />
      ))}
    </Inline>
  );
};
