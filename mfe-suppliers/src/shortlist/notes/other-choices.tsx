import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import type { ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Text } from '@posy/shared-ui';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { statedPrice } from '#supplier/card/stated-price';
import { useShortlistEdits } from '../entries/use-shortlist-edits';
import { type OtherChoice, otherChoices } from '../rules/choices';
import type { ShortlistEntry } from '../rules/entry';
import { memberName } from './member-name';

type Fields = Partial<ShortlistedSupplier>;

const dayWords = (intl: IntlShape, day: string | null | undefined): string | null =>
  day == null
    ? null
    : intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

const wordsOf = {
  visit: (intl: IntlShape, { visitDate, visitTime }: Fields) => {
    const day = dayWords(intl, visitDate);
    return day === null || visitTime == null ? day : `${day}, ${visitTime}`;
  },
  hold: (intl: IntlShape, { holdUntil }: Fields) => dayWords(intl, holdUntil),
  quoted: (intl: IntlShape, { quotedPrice }: Fields) =>
    quotedPrice == null ? null : statedPrice(intl, intl.locale, quotedPrice),
  agreed: (intl: IntlShape, { agreedPrice }: Fields) =>
    agreedPrice == null ? null : statedPrice(intl, intl.locale, agreedPrice),
} as const;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  @media print {
    display: none;
  }
`;

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
}

const Choice = ({ choice, entry, wedding, mayEdit }: Props & { choice: OtherChoice }) => {
  const intl = useIntl();
  const me = useSignedIn()?.uid ?? '';
  const edits = useShortlistEdits(wedding);
  const { topic, uid, fields } = choice;
  const partner = intl.formatMessage({ id: 'shortlist.vote.partner' });
  const none = intl.formatMessage({ id: 'shortlist.choice.none' });
  const theirs = wordsOf[topic](intl, fields) ?? none;
  const shown = wordsOf[topic](intl, entry) ?? none;
  return (
    <Line>
      <Text size="small">
        <FormattedMessage
          id="shortlist.choice.two"
          values={{ topic, shown, theirs, name: memberName(intl, wedding, uid, me) || partner }}
        />
      </Text>
      {mayEdit ? (
        <>
          <Button size="s" kind="plain" onPress={() => edits.settle(entry, choice)}>
            <FormattedMessage id="shortlist.choice.take" values={{ value: theirs }} />
          </Button>
          <Button size="s" kind="plain" onPress={() => edits.settle(entry, { topic, fields: entry })}>
            <FormattedMessage id="shortlist.choice.stay" values={{ value: shown }} />
          </Button>
        </>
      ) : null}
    </Line>
  );
};

/** Values that two members chose at the same time: the list shows the later one, and offers the other. */
export const OtherChoices = (props: Props) =>
  otherChoices(props.entry).map((choice) => (
    <Choice key={`${choice.topic} ${choice.uid}`} choice={choice} {...props} />
  ));
