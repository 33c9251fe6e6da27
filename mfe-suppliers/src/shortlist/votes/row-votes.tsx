import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import type { SupplierVote, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { media, PetalDot, Text } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { HeartIcon, MinusIcon, XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShortlistEdits } from '../entries/use-shortlist-edits';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { isVote, type Vote, voteHues, votesOf } from '../rules/votes';

const icons = { yes: <HeartIcon size="s" />, maybe: <MinusIcon size="s" />, no: <XIcon size="s" /> } as const;

/** Icons on phones, where texts would take a line of their own; texts elsewhere. Accessible names everywhere. */
const Choice = styled.div`
  & svg {
    display: none;
  }
  ${media.phone} {
    & [role='radiogroup'] > label {
      min-inline-size: 40px;
      min-block-size: 30px;
      padding: 4px 8px;
    }
    & svg {
      display: block;
    }
  }
`;

const Word = styled.span`
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Inline in text: alone, a petal takes its size from the boxes around it. */
const Petal = styled(PetalDot)`
  display: inline-block;
  margin-inline-end: 6px;
`;

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
}

const useVotes = ({ entry, wedding, mayEdit }: Props) => {
  const me = useSignedIn();
  const votes = votesOf(entry, wedding, me?.uid ?? '');
  const mine = votes.find(({ isMe }) => isMe);
  const mayVote = mayEdit && mine !== undefined && ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');
  return { votes, mine: mayVote ? mine : null };
};

/** The person's own vote, which can be changed. Renders nothing for helpers, and for booked or ignored suppliers. */
export const MyVote = (props: Props) => {
  const { entry, wedding } = props;
  const { formatMessage } = useIntl();
  const edits = useShortlistEdits(wedding);
  const { mine } = useVotes(props);
  if (mine === null) return null;
  return (
    <Choice>
      <Segment
        label={formatMessage({ id: 'shortlist.vote.mine' }, { name: entry.name })}
        value={mine.vote ?? ''}
        onChange={(vote) => {
          if (isVote(vote)) edits.vote(entry, mine.uid, vote);
        }}
        options={(['yes', 'maybe', 'no'] as const).map((vote) => ({
          value: vote,
          icon: icons[vote],
          label: <Word>{formatMessage({ id: `shortlist.vote.${vote}` })}</Word>,
        }))}
      />
    </Choice>
  );
};

/**
 * The couple's votes: a petal and a text for each; helpers see both. The reader's own is shown by its buttons while it
 * can be changed.
 */
export const VotePetals = (props: Props) => {
  const { formatMessage } = useIntl();
  const { votes, mine } = useVotes(props);
  return votes
    .filter((one): one is Vote & { vote: SupplierVote } => one.vote !== null && one.uid !== mine?.uid)
    .map(({ uid, name, isMe, vote }) => (
      <Text key={uid} as="span" size="small">
        <Petal data-hue={voteHues[vote]} aria-hidden />
        <FormattedMessage
          id="shortlist.vote.theirs"
          values={{ name: name ?? formatMessage({ id: isMe ? 'shortlist.vote.you' : 'shortlist.vote.partner' }), vote }}
        />
      </Text>
    ));
};
