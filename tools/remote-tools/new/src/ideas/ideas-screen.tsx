import { useTitle } from '@posy/remote-kit';
import { Button, EmptyState, FailedFeature, Page, PageHead, Row, Rows, Stack, Text } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Idea, nameLength, useIdeaEdits, useIdeas, useIsCouple } from './ideas';
import { IdeasSkeleton } from './ideas-skeleton';
import { useLastAdded } from './own-events';

const AddIdea = ({ onAdd }: { onAdd: (name: string) => void }) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const submit = (): void => {
    const wanted = name.trim();
    if (wanted === '') return;
    onAdd(wanted);
    setName('');
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label={formatMessage({ id: 'honeymoon.name' })}
          value={name}
          onChange={setName}
          maxLength={nameLength}
        />
        <Button kind="main" type="submit">
          <FormattedMessage id="honeymoon.add" />
        </Button>
      </Stack>
    </Form>
  );
};

const IdeaList = ({ ideas, onRemove }: { ideas: readonly Idea[]; onRemove: (idea: Idea) => void }) => {
  const { formatMessage } = useIntl();
  if (ideas.length === 0) return <EmptyState title={formatMessage({ id: 'honeymoon.empty' })} size="h3" />;
  return (
    <Rows>
      {ideas.map((idea) => (
        <Row
          key={idea.id}
          title={idea.name}
          end={
            <Button
              kind="plain"
              size="s"
              aria-label={formatMessage({ id: 'honeymoon.remove' }, { name: idea.name })}
              onPress={() => onRemove(idea)}
            >
              <FormattedMessage id="honeymoon.remove.short" />
            </Button>
          }
        />
      ))}
    </Rows>
  );
};

const LastAdded = () => {
  const name = useLastAdded();
  return (
    <Text role="status" tone="soft">
      {name === null ? null : <FormattedMessage id="honeymoon.heard" values={{ name }} />}
    </Text>
  );
};

/** The screen: what the couple think of, and a field for more. */
export const IdeasScreen = () => {
  const { formatMessage } = useIntl();
  const { status, value, retry } = useIdeas();
  const { add, remove } = useIdeaEdits();
  const isCouple = useIsCouple();
  const title = formatMessage({ id: 'honeymoon.title' });
  useTitle(title);
  if (!isCouple)
    return (
      <Page width="reading">
        <EmptyState title={formatMessage({ id: 'honeymoon.couple-only' })} level={1} />
      </Page>
    );
  if (status === 'loading') return <IdeasSkeleton />;
  return (
    <Page width="reading">
      <PageHead title={title} lead={formatMessage({ id: 'honeymoon.lead' })} />
      <Stack gap={6} align="stretch">
        {status === 'failed' ? (
          <FailedFeature
            title={formatMessage({ id: 'honeymoon.failed' })}
            retryLabel={formatMessage({ id: 'honeymoon.retry' })}
            onRetry={retry}
          >
            <FormattedMessage id="honeymoon.failed.more" />
          </FailedFeature>
        ) : (
          <IdeaList ideas={value} onRemove={remove} />
        )}
        <AddIdea onAdd={add} />
        <LastAdded />
      </Stack>
    </Page>
  );
};
