import { Button, FailedFeature, Loading, Section, Skeleton, Text } from '@posy/shared-ui';
import { PlusIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EventList } from './event-list';
import type { EditedEvents } from './use-edited-events';
import { useEventEditing } from './use-event-editing';

const loadDialog = () => import('./event-dialog').then((module) => ({ default: module.EventDialog }));
const EventDialog = lazy(loadDialog);

interface Props {
  /** As they come, ordered with all defaults, and what may be done with them. */
  edited: EditedEvents;
  mayEdit: boolean;
  /** True when guests see changes of the events at once, without publishing. */
  isShownAtOnce: boolean;
}

/** The day: its events, and the dialog that adds and changes them. */
export const EventsSection = ({ edited: { live, events, defaults, edits }, mayEdit, isShownAtOnce }: Props) => {
  const intl = useIntl();
  // Fetched while there is a connection, so that it also opens without one. A failure is reported when it is asked for.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const editing = useEventEditing(edits, defaults, live.value ?? []);
  const actions = { onEdit: editing.edit, onRemove: editing.remove };
  return (
    <Section
      title={<FormattedMessage id="website.events.title" />}
      size="h3"
      action={
        mayEdit ? (
          <Button size="s" kind="line" icon={<PlusIcon size="s" />} onPress={editing.add}>
            <FormattedMessage id="website.events.add" />
          </Button>
        ) : null
      }
    >
      {isShownAtOnce && mayEdit ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="website.events.at-once" />
        </Text>
      ) : null}
      {live.status === 'loading' ? (
        <Loading label={intl.formatMessage({ id: 'website.events.loading' })}>
          <Skeleton height={160} />
        </Loading>
      ) : null}
      {live.status === 'failed' ? (
        <FailedFeature
          title={intl.formatMessage({ id: 'website.events.unavailable' })}
          retryLabel={intl.formatMessage({ id: 'website.retry' })}
          onRetry={live.retry}
        >
          <FormattedMessage id="website.events.unavailable-text" />
        </FailedFeature>
      ) : null}
      {live.value === null ? null : <EventList events={events} actions={mayEdit ? actions : null} />}
      {editing.edited === null ? null : (
        <Suspense fallback={null}>
          <EventDialog
            key={editing.edited.id}
            edited={editing.edited}
            mainName={defaults.mainName}
            onSave={editing.save}
            onClose={editing.close}
          />
        </Suspense>
      )}
    </Section>
  );
};
