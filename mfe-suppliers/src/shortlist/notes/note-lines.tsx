import { useSignedIn } from '@posy/remote-kit';
import { notesOf, type SupplierNote, type Wedding } from '@posy/shared-contracts/entities';
import { type IntlShape, useIntl } from 'react-intl';
import type { ShortlistEntry } from '../rules/entry';
import { memberName } from './member-name';

/** A note with its author's name; empty for the couple's common one, and while nobody else could have written it. */
export interface NamedNote extends SupplierNote {
  name: string;
  isMine: boolean;
}

/** Returns the notes on a supplier, the reader's own first after the common one. */
export const namedNotes = (intl: IntlShape, entry: ShortlistEntry, wedding: Wedding, me: string): NamedNote[] => {
  const isAlone = Object.keys(wedding.roles).length === 1;
  return notesOf(entry)
    .map(({ uid, text }) => ({
      uid,
      text,
      isMine: uid === me,
      name: uid === null || (isAlone && uid === me) ? '' : memberName(intl, wedding, uid, me),
    }))
    .sort((a, b) => Number(b.uid === null) - Number(a.uid === null) || Number(b.isMine) - Number(a.isMine));
};

/** Returns a note as a text: its author, and what that member wrote. */
export const noteWords = (intl: IntlShape, { name, text }: NamedNote): string =>
  name === '' ? text : intl.formatMessage({ id: 'shortlist.note.by' }, { name, text });

export const useNotes = (entry: ShortlistEntry, wedding: Wedding): NamedNote[] => {
  const intl = useIntl();
  const me = useSignedIn()?.uid ?? '';
  return namedNotes(intl, entry, wedding, me);
};

export const NoteLine = ({ note }: { note: NamedNote }) => noteWords(useIntl(), note);
