import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { type SharedFacts, sharedOf } from '@posy/shared-contracts/rules';
import { color, font } from '@posy/shared-ui';
import { CheckIcon, MinusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Side } from './rules/conversations';
import { dateText } from './rules/when';

/** The background of the shared facts, below their text. */
export const SharedWash = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border-radius: 12px;
  background: ${color.bluebell.wash};
  font-size: 0.875rem;
  & :is(h2, h3) {
    font: 600 0.875rem/1.4 ${font.text};
    letter-spacing: 0;
  }
  & li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding-block: 4px;
  }
  & li > svg {
    flex: none;
    color: ${color.stem};
  }
`;

const guestWords = (guests: NonNullable<SharedFacts['guests']>, intl: IntlShape): string =>
  intl.formatMessage({ id: guests.evening === 0 ? 'inbox.shared.guests' : 'inbox.shared.guests-evening' }, guests);

/** A withheld date is described differently from a missing one. */
const noDate = ({ withheld }: SharedFacts) =>
  withheld?.includes('date') === true ? 'inbox.shared.date-withheld' : 'inbox.shared.no-date';

/** Describes the couple's facts that a supplier sees; the form and the supplier's own list both use it. */
export const sharedWords = (facts: SharedFacts, intl: IntlShape, locale: string): string[] => [
  facts.names === '' ? intl.formatMessage({ id: 'inbox.shared.no-names' }) : facts.names,
  facts.date === null ? intl.formatMessage({ id: noDate(facts) }) : dateText(facts.date, locale),
  ...(facts.place === null ? [] : [facts.place]),
  ...(facts.guests === null ? [] : [guestWords(facts.guests, intl)]),
  ...(facts.budgetMatch ? [intl.formatMessage({ id: 'inbox.shared.budget-match' })] : []),
];

interface ListProps {
  facts: SharedFacts;
  /** The reading side: couples also read which facts stay private. */
  side: Side;
  /** Further shared items, such as the message. */
  more?: readonly string[];
}

/** The list items. */
export const SharedItems = ({ facts, side, more = [] }: ListProps) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <ul>
      {[...sharedWords(facts, intl, locale), ...more].map((line) => (
        <li key={line}>
          <CheckIcon size="s" />
          {line}
        </li>
      ))}
      <li>
        <MinusIcon size="s" />
        <FormattedMessage id={side === 'couple' ? 'inbox.shared.not-yours' : 'inbox.shared.not-theirs'} />
      </li>
    </ul>
  );
};

/** The couple's facts that the supplier of a conversation sees. */
export const SharedFactsList = ({ conversation, side }: { conversation: Conversation; side: Side }) => (
  <SharedWash>
    <h3>
      <FormattedMessage id={side === 'couple' ? 'inbox.shared.title-yours' : 'inbox.shared.title-theirs'} />
    </h3>
    <SharedItems facts={sharedOf(conversation)} side={side} />
  </SharedWash>
);
