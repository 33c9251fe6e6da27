import { events } from '@posy/shared-contracts/events';
import { Button, Stack, Text } from '@posy/shared-ui';
import { Form, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { InspectedPage } from '../observed/inspected-page';
import { publishAs } from './publish-as';

const eventOptions = Object.keys(events)
  .sort()
  .map((name) => ({ value: name, label: name }));

/** Publishes an event of the contract by hand, as any remote. */
export const PublishForm = ({ page }: { page: InspectedPage }) => {
  const { formatMessage } = useIntl();
  const [event, setEvent] = useState(eventOptions[0]?.value ?? '');
  const [producer, setProducer] = useState('shell');
  const [text, setText] = useState('{}');
  const [error, setError] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const publish = async (): Promise<void> => {
    setIsSent(false);
    setError(null);
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      return setError(formatMessage({ id: 'inspector.publish.notJson' }));
    }
    try {
      await publishAs(page, { producer, event, payload });
      setIsSent(true);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  const producers = ['shell', ...page.releaseSet.remotes.map(({ name }) => name)];
  return (
    <details>
      <summary>{formatMessage({ id: 'inspector.publish.title' })}</summary>
      <Form onSubmit={() => void publish()}>
        <Stack gap={3}>
          <SelectField
            label={formatMessage({ id: 'inspector.publish.event' })}
            value={event}
            onChange={setEvent}
            options={eventOptions}
          />
          <SelectField
            label={formatMessage({ id: 'inspector.publish.producer' })}
            value={producer}
            onChange={setProducer}
            options={producers.map((name) => ({ value: name, label: name }))}
          />
          <TextAreaField
            label={formatMessage({ id: 'inspector.publish.payload' })}
            value={text}
            onChange={setText}
            rows={3}
            {...(error === null ? {} : { error })}
          />
          <Button kind="line" size="s" type="submit">
            {formatMessage({ id: 'inspector.publish.send' })}
          </Button>
          <Text role="status" size="small" tone="soft">
            {isSent ? formatMessage({ id: 'inspector.publish.sent' }) : null}
          </Text>
        </Stack>
      </Form>
    </details>
  );
};
