import { useOpenItem, useSignedIn } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Text } from '@posy/shared-ui';
import { CheckboxField, DateField, FieldGrid, TextAreaField, TimeField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { deviceDrafts } from '../adapters/device-drafts';
import { FormDialog } from '../dialogs/form-dialog';
import type { ShortlistEntry } from '../rules/entry';
import { type MemberNotes, noteFrom } from '../rules/entry-edits';
import { NoteLine, useNotes } from './note-lines';

const draftSchema = v.object({
  notes: v.string(),
  visitDate: v.string(),
  visitTime: v.string(),
  visitWanted: v.boolean(),
  holdUntil: v.string(),
});
type NotesDraft = v.InferOutput<typeof draftSchema>;
const typedSchema = v.partial(draftSchema);

const draftOf = (entry: ShortlistEntry, uid: string): NotesDraft => ({
  notes: noteFrom(entry, uid),
  visitDate: entry.visitDate ?? '',
  visitTime: entry.visitTime ?? '',
  visitWanted: entry.visitWanted ?? false,
  holdUntil: entry.holdUntil ?? '',
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns the fields that the person typed: others may have been changed by the partner meanwhile. */
const notesOf = (typed: Partial<NotesDraft>, draft: NotesDraft): MemberNotes => ({
  ...(typed.notes === undefined ? {} : { note: typed.notes }),
  ...(typed.visitDate === undefined && typed.visitTime === undefined
    ? {}
    : {
        visitDate: orNull(draft.visitDate),
        visitTime: draft.visitDate === '' ? null : orNull(draft.visitTime),
      }),
  ...(typed.visitWanted === undefined ? {} : { visitWanted: typed.visitWanted }),
  ...(typed.holdUntil === undefined ? {} : { holdUntil: orNull(typed.holdUntil) }),
});

interface Props {
  entry: ShortlistEntry;
  wedding: Wedding;
  onSave: (notes: MemberNotes) => void;
  onClose: () => void;
}

/** The notes of the other members. */
const OthersNotes = ({ entry, wedding }: Pick<Props, 'entry' | 'wedding'>) => {
  const others = useNotes(entry, wedding).filter(({ uid, isMine }) => uid !== null && !isMine);
  return others.map((one) => (
    <Text key={one.uid} as="p" size="small" tone="soft">
      <NoteLine note={one} />
    </Text>
  ));
};

/**
 * The person's own note, the day and hour of a visit, and the end of a hold. The typed text is stored on the device.
 */
export const NotesDialog = ({ entry, wedding, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const me = useSignedIn()?.uid ?? '';
  const key = `notes.${entry.id}`;
  const [typed, setTyped] = useState<Partial<NotesDraft>>(() => deviceDrafts.read(key, typedSchema) ?? {});
  useOpenItem('dialog', true, onClose);
  const draft = { ...draftOf(entry, me), ...typed };
  const change = (changes: Partial<NotesDraft>): void => {
    const next = { ...typed, ...changes };
    deviceDrafts.write(key, next);
    setTyped(next);
  };
  const save = (): void => {
    deviceDrafts.write(key, null);
    onSave(notesOf(typed, draft));
  };
  return (
    <FormDialog
      title={<FormattedMessage id="shortlist.notes.title" values={{ name: entry.name }} />}
      action={<FormattedMessage id="shortlist.save" />}
      onSubmit={save}
      onClose={onClose}
    >
      <OthersNotes entry={entry} wedding={wedding} />
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
      {draft.visitDate === '' ? (
        <CheckboxField
          label={formatMessage({ id: 'shortlist.notes.visitWanted' })}
          isChecked={draft.visitWanted}
          onChange={(visitWanted) => change({ visitWanted })}
        />
      ) : null}
      <DateField
        label={formatMessage({ id: 'shortlist.notes.hold' })}
        value={draft.holdUntil}
        onChange={(holdUntil) => change({ holdUntil })}
      />
    </FormDialog>
  );
};
