import { useOpenItem } from '@posy/remote-kit';
import { Dialog } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { EventForm } from './event-form';
import type { EventDraft } from './rules/event-draft';
import type { EditedEvent } from './use-event-editing';

interface Props {
  edited: EditedEvent;
  mainName: string;
  onSave: (draft: EventDraft) => void;
  onClose: () => void;
}

/** Adds or changes a wedding event. Pressing beside it keeps it open: nothing typed is lost by a slip. */
export const EventDialog = ({ edited, mainName, onSave, onClose }: Props) => {
  const intl = useIntl();
  useOpenItem('dialog', true, onClose);
  const isNew = edited.before === null && edited.draft.type === 'custom';
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={intl.formatMessage({ id: isNew ? 'website.event.add' : 'website.event.change' })}
      closeLabel={intl.formatMessage({ id: 'website.cancel' })}
    >
      <EventForm initial={edited.draft} mainName={mainName} onSave={onSave} onCancel={onClose} />
    </Dialog>
  );
};
