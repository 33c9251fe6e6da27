import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, Card, Heading, Inline, ProgressBar, Row, Rows, Stack, Tag } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Face } from '#talk/profiles/supplier-face';
import { isUnderWay, type Letter, sentOf, unsent } from './rules/send-states';

const hueOf = { sent: 'fern', failed: 'apricot', full: 'primrose', sending: 'bluebell', waiting: 'bluebell' } as const;

const End = ({ letter: { name, state } }: { letter: Letter }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  return (
    <Inline gap={2}>
      <Tag hue={hueOf[state.status]}>
        <FormattedMessage id={`inbox.several.fate.${state.status}`} />
      </Tag>
      {state.status === 'sent' ? (
        <ButtonLink
          kind="plain"
          size="s"
          href={paths.conversation(market.prefix, state.conversationId)}
          aria-label={formatMessage({ id: 'inbox.several.open-with' }, { name })}
        >
          <FormattedMessage id="inbox.several.open" />
        </ButtonLink>
      ) : null}
    </Inline>
  );
};

const noteOf = ({ state }: Letter) => {
  if (state.status === 'failed') return <FormattedMessage id={`inbox.several.failed.${state.failure}`} />;
  return state.status === 'full' ? <FormattedMessage id="inbox.several.full" /> : null;
};

const Next = ({ letters, onRetry }: Props) => {
  const { market } = useLocaleInfo();
  const count = unsent(letters).length;
  return (
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
  );
};

interface Props {
  letters: readonly Letter[];
  onRetry: () => void;
}

/** The result of each enquiry, with a button that retries failed ones. */
export const SeveralOutcome = ({ letters, onRetry }: Props) => {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const counted = { sent: sentOf(letters), count: letters.length };
  return (
    <Card>
      <Stack gap={4}>
        <div role="status">
          <Heading level={2} size="h3" ref={heading} tabIndex={-1}>
            <FormattedMessage id="inbox.several.outcome" values={counted} />
          </Heading>
        </div>
        <ProgressBar
          label={formatMessage({ id: 'inbox.several.title' })}
          value={counted.sent / counted.count}
          valueText={formatMessage({ id: 'inbox.several.outcome' }, counted)}
        />
        <Rows>
          {letters.map((letter) => (
            <Row
              key={letter.supplierId}
              start={<Face id={letter.supplierId} name={letter.name} />}
              title={letter.name}
              note={noteOf(letter)}
              end={<End letter={letter} />}
            />
          ))}
        </Rows>
        <Next letters={letters} onRetry={onRetry} />
      </Stack>
    </Card>
  );
};
