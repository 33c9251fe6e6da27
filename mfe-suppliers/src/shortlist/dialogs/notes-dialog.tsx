import { useOpenItem } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import { DateField, FieldGrid, TextAreaField, TimeField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { deviceDrafts } from '../adapters/device-drafts';
import type { ShortlistEntry } from '../rules/entry';
import { FormDialog } from './form-dialog';

export interface Notes {
  notes: string;
  visitDate: string | null;
  visitTime: string | null;
  holdUntil: string | null;
}

const draftSchema = v.object({
  notes: v.string(),
  visitDate: v.string(),
  visitTime: v.string(),
  holdUntil: v.string(),
});
type NotesDraft = v.InferOutput<typeof draftSchema>;

const draftOf = ({ notes, visitDate, visitTime, holdUntil }: ShortlistEntry): NotesDraft => ({
  notes: notes ?? '',
  visitDate: visitDate ?? '',
  visitTime: visitTime ?? '',
  holdUntil: holdUntil ?? '',
});

const orNull = (text: string): string | null => (text === '' ? null : text);

interface Props {
  entry: ShortlistEntry;
  onSave: (notes: Notes) => void;
  onClose: () => void;
}

/** Notes, the day and hour of a visit, and the end of a hold. The typed text is stored on the device. */
export const NotesDialog = ({ entry, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const key = `notes.${entry.id}`;
  const [draft, setDraft] = useState(() => deviceDrafts.read(key, draftSchema) ?? draftOf(entry));
  useOpenItem('dialog', true, onClose);
  const change = (changes: Partial<NotesDraft>): void => {
    const next = { ...draft, ...changes };
    deviceDrafts.write(key, next);
    setDraft(next);
  };
  const save = (): void => {
    deviceDrafts.write(key, null);
    onSave({
      notes: draft.notes,
      visitDate: orNull(draft.visitDate),
      visitTime: draft.visitDate === '' ? null : orNull(draft.visitTime),
      holdUntil: orNull(draft.holdUntil),
    });
  };
  return (
    <FormDialog
      title={<FormattedMessage id="shortlist.notes.title" values={{ name: entry.name }} />}
      action={<FormattedMessage id="shortlist.save" />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextAreaField
        label={formatMessage({ id: 'shortlist.notes.words' })}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        maxLength={supplierConstants.notesLength}
      />
      <FieldGrid>
        <DateField
          label={formatMessage({ id: 'shortlist.notes.visit' })}
          value={draft.visitDate}
          onChange={(visitDate) => change({ visitDate })}
        />
        <TimeField
          label={formatMessage({ id: 'shortlist.notes.time' })}
          value={draft.visitTime}
          onChange={(visitTime) => change({ visitTime })}
        />
      </FieldGrid>
      <DateField
        label={formatMessage({ id: 'shortlist.notes.hold' })}
        value={draft.holdUntil}
        onChange={(holdUntil) => change({ holdUntil })}
      />
    </FormDialog>
  );
};
