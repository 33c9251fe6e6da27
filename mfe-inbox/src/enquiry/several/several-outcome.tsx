import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation, SupplierCategory } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sharedOf } from '@posy/shared-contracts/rules';
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  color,
  Heading,
  Inline,
  Link,
  SplitBar,
  Stack,
  Text,
} from '@posy/shared-ui';
import { BellIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { SharedItems, SharedWash } from '#talk/shared-facts-list';
import { FateRow } from './fate-row';
import { countFates, fateOf, fateParts } from './rules/fates';
import { isUnderWay, type Letter, sentOf, unsent } from './rules/send-states';
import { Columns } from './several-columns';

const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: 14px;
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** The couple's own words as they were sent. */
const Words = styled.blockquote`
  margin: 0;
  padding-block-start: 12px;
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const hueOf = { replied: 'stem', sent: 'bluebell', underway: 'primrose', failed: 'apricot' } as const;

type Talks = readonly Identified<Conversation>[];

const conversationOf = ({ state }: Letter, talks: Talks) =>
  state.status === 'sent' ? talks.find(({ id }) => id === state.conversationId) : undefined;

const Fates = ({ letters, talks }: { letters: readonly Letter[]; talks: Talks }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const counts = countFates(letters.map((letter) => fateOf(letter, conversationOf(letter, talks))));
  const parts = fateParts
    .filter((part) => counts[part] > 0)
    .map((part) => ({
      id: part,
      value: counts[part],
      hue: hueOf[part],
      label: <FormattedMessage id={`inbox.several.part.${part}`} values={{ count: counts[part] }} />,
    }));
  return (
    <Stack gap={4}>
      <Inline justify="space-between" align="baseline" gap={2}>
        <div role="status">
          <Heading level={2} size="h3" ref={heading} tabIndex={-1}>
            <FormattedMessage
              id="inbox.several.outcome"
              values={{ sent: sentOf(letters), count: letters.length, replied: counts.replied }}
            />
          </Heading>
        </div>
        <Text as="span" size="small" tone="soft">
          <FormattedMessage id={isUnderWay(letters) ? 'inbox.several.stay' : 'inbox.several.may-leave'} />
        </Text>
      </Inline>
      <SplitBar parts={parts} />
      <List>
        {letters.map((letter) => (
          <FateRow key={letter.supplierId} letter={letter} conversation={conversationOf(letter, talks)} />
        ))}
      </List>
    </Stack>
  );
};

/** The message and the facts that each supplier received, from the first conversation that is here. */
const Received = ({ name, conversation, message }: { name: string; conversation: Conversation; message: string }) => (
  <SharedWash>
    <h3>
      <FormattedMessage id="inbox.several.got" values={{ name }} />
    </h3>
    <SharedItems facts={sharedOf(conversation)} side="couple" />
    <Words>{message}</Words>
  </SharedWash>
);

const Next = ({ letters, category, onRetry }: Pick<Props, 'letters' | 'category' | 'onRetry'>) => {
  const { market } = useLocaleInfo();
  const count = unsent(letters).length;
  return (
    <Inline justify="space-between">
      <Link href={paths.category(market.prefix, category)}>
        <FormattedMessage id="inbox.several.more" />
      </Link>
      <Inline>
        {count === 0 ? null : (
          <Button kind="main" isPending={isUnderWay(letters)} onPress={onRetry}>
            <FormattedMessage id="inbox.several.retry" values={{ count }} />
          </Button>
        )}
        <ButtonLink href={paths.inbox(market.prefix)}>
          <FormattedMessage id="inbox.enquiry.to-inbox" />
        </ButtonLink>
      </Inline>
    </Inline>
  );
};

interface Props {
  category: SupplierCategory;
  letters: readonly Letter[];
  /** The couple's live conversations. */
  talks: Talks;
  /** The message as it was sent. */
  message: string;
  onRetry: () => void;
}

/** The result of each enquiry, live, with a button that retries failed ones. */
export const SeveralOutcome = ({ category, letters, talks, message, onRetry }: Props) => {
  const first = letters.find((letter) => conversationOf(letter, talks) !== undefined);
  const received = first === undefined ? undefined : conversationOf(first, talks);
  return (
    <Columns>
      <Card>
        <Stack gap={5}>
          <Fates letters={letters} talks={talks} />
          <Next {...{ letters, category, onRetry }} />
        </Stack>
      </Card>
      <Stack gap={4}>
        {first === undefined || received === undefined ? null : (
          <Received name={first.name} conversation={received} message={message} />
        )}
        <Callout hue="fern" icon={<BellIcon />}>
          <FormattedMessage id="inbox.several.replies-land" />
        </Callout>
      </Stack>
    </Columns>
  );
};
