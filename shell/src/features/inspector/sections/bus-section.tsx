import styled from '@emotion/styled';
import { Button, color, Heading, Inline, LinkButton, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type BusEventFacts, busEvents } from '#platform/inspected/bus-events';
import type { InspectedPage } from '../observed/inspected-page';
import type { Observed } from '../observed/use-observed';
import { publishAs } from './publish-as';
import { PublishForm } from './publish-form';

const Trace = styled.ol`
  background: ${color.sunken};
  border-radius: 12px;
  padding: 8px 12px;
  font-size: 0.8125rem;
  max-block-size: 340px;
  overflow: auto;
  & > li {
    padding-block: 6px;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & summary {
    display: flex;
    gap: 10px;
    cursor: pointer;
    font-family: ui-monospace, Menlo, monospace;
  }
  & pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font:
      0.75rem/1.5 ui-monospace,
      Menlo,
      monospace;
  }
`;

const Preview = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: end;
  color: ${color.inkFaint};
`;

const BusEvent = ({ facts, onAgain }: { facts: BusEventFacts; onAgain: () => void }) => {
  const { formatMessage, formatTime, formatList } = useIntl();
  const { event, at, producer, handledBy, failures, refusal, isWaiting, payload } = facts;
  const handlers = handledBy.length === 0 ? formatMessage({ id: 'inspector.bus.nobody' }) : formatList(handledBy);
  return (
    <li>
      <details>
        <summary>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, { timeStyle: 'medium' })}</time>
          <b>{event}</b>
          <Preview>{payload === undefined ? null : JSON.stringify(payload)}</Preview>
        </summary>
        {payload === undefined ? null : <pre>{JSON.stringify(payload, null, 2)}</pre>}
        {payload === undefined || refusal !== null ? null : (
          <LinkButton type="button" onClick={onAgain}>
            {formatMessage({ id: 'inspector.bus.again' })}
          </LinkButton>
        )}
      </details>
      <Text size="small" tone="soft">
        {formatMessage({ id: 'inspector.bus.route' }, { producer, handlers })}
        {isWaiting ? `, ${formatMessage({ id: 'inspector.bus.waiting' })}` : null}
      </Text>
      {refusal === null ? null : (
        <Text size="small" tone="danger">
          {formatMessage({ id: 'inspector.bus.refused' }, { detail: refusal })}
        </Text>
      )}
      {failures.map(({ handler, detail }) => (
        <Text key={handler} size="small" tone="danger">
          {formatMessage({ id: 'inspector.bus.failed' }, { handler, detail })}
        </Text>
      ))}
    </li>
  );
};

/** The events of the bus, newest first, with payload and fate; each can be published again, and any can be published. */
export const BusSection = ({ page, observed }: { page: InspectedPage; observed: Observed }) => {
  const { formatMessage } = useIntl();
  const [paused, setPaused] = useState<Observed['trace'] | null>(null);
  const [clearedAt, setClearedAt] = useState(0);
  const events = busEvents((paused ?? observed.trace).filter(({ at }) => at > clearedAt));
  return (
    <section>
      <Inline justify="space-between">
        <Heading level={3} size="h3">
          {formatMessage({ id: 'inspector.bus.title' })}
        </Heading>
        <Inline gap={1}>
          <Button kind="plain" size="s" onPress={() => setPaused(paused === null ? observed.trace : null)}>
            {formatMessage({ id: paused === null ? 'inspector.bus.pause' : 'inspector.bus.resume' })}
          </Button>
          <Button kind="plain" size="s" onPress={() => setClearedAt(page.clock.now())}>
            {formatMessage({ id: 'inspector.bus.clear' })}
          </Button>
        </Inline>
      </Inline>
      {events.length === 0 ? (
        <Text size="small" tone="soft">
          {formatMessage({ id: 'inspector.bus.empty' })}
        </Text>
      ) : (
        <Trace>
          {events.map((facts) => (
            <BusEvent
              key={facts.eventId}
              facts={facts}
              // The trace shows a refusal.
              onAgain={() => void publishAs(page, facts).catch(() => undefined)}
            />
          ))}
        </Trace>
      )}
      <PublishForm page={page} />
    </section>
  );
};
