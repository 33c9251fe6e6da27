import { useHost } from '@posy/remote-kit';
import { type Edit, performEdit, type PersonsEdit, syncWeddingFigures } from '@posy/remote-kit/edits';
import type { SupplierVote, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { addOwn, changeOwn, newOwn, type OwnFields } from '../own/rules/own-edits';
import { settleChoice } from '../rules/choices';
import { type DirectorySupplier, foundOf, type ShortlistEntry } from '../rules/entry';
import { type MemberNotes, moveTo, noteOn, putOnShortlist } from '../rules/entry-edits';
import { listed } from '../rules/groups';
import { voteEdit } from '../rules/votes';
import { editPlace, uidOf } from './edit-place';
import { shortlistEvents } from './shortlist-events';
import { shortlistQuery } from './use-shortlist';

/** Delay after an edit before the wedding's count of suppliers is written, in milliseconds. */
const countAfterMs = 2000;

/** Writes the number of listed suppliers to the wedding, for screens that do not read the list. */
export const syncCount = (host: MountProps, weddingId: string): void =>
  syncWeddingFigures(host, {
    feature: 'shortlist',
    weddingId,
    after: countAfterMs,
    wanted: async ({ suppliers }) => {
      const count = listed(await host.firestore.read(shortlistQuery(weddingId))).length;
      return suppliers.count === count ? null : { 'suppliers.count': count };
    },
  });

/** The commands on a wedding's shortlist. Each has an undo notice, and is published to other remotes. */
export const shortlistEdits = (host: MountProps, intl: IntlShape, wedding: Identified<Wedding>) => {
  const place = editPlace(host, intl);
  const events = shortlistEvents(host, wedding);
  const me = (): string => uidOf(host);
  const words = (id: FormatjsIntl.Message['ids'], name: string): string => intl.formatMessage({ id }, { name });
  const perform = (edit: Edit, { id, name }: Pick<ShortlistEntry, 'id' | 'name'>, made: Partial<PersonsEdit>): void => {
    performEdit(place, {
      edit,
      about: `supplier ${id}`,
      notice: null,
      refused: words('shortlist.refused', name),
      ...made,
      onSaved(sent) {
        syncCount(host, wedding.id);
        made.onSaved?.(sent);
      },
      onUndoSaved() {
        syncCount(host, wedding.id);
        made.onUndoSaved?.();
      },
    });
  };
  return {
    put(supplier: DirectorySupplier, entry: ShortlistEntry | null): void {
      // A whole profile may be passed, but its price must not be stored on the shortlist.
      const found = foundOf(supplier);
      perform(putOnShortlist(wedding.id, entry, found), found, {
        notice: { text: words('shortlist.notice.put', found.name) },
        onSaved: () => events.shortlisted({ ...entry, ...found }),
        onUndoSaved: () => events.removed(found),
      });
    },
    remove(entry: ShortlistEntry): void {
      perform(moveTo(wedding.id, entry, 'removed'), entry, {
        notice: { text: words('shortlist.notice.removed', entry.name) },
        onSaved: () => events.removed(entry),
        onUndoSaved: () => events.shortlisted(entry),
      });
    },
    setAside(entry: ShortlistEntry): void {
      perform(moveTo(wedding.id, entry, 'ignored'), entry, {
        notice: { text: words('shortlist.notice.aside', entry.name) },
        onSaved: () => events.ignored(entry),
      });
    },
    bringBack(entry: ShortlistEntry): void {
      perform(moveTo(wedding.id, entry, 'shortlisted'), entry, {
        notice: { text: words('shortlist.notice.back', entry.name) },
        onSaved: () => events.shortlisted(entry),
      });
    },
    addOwn(fields: OwnFields) {
      const own = newOwn(host.firestore.newId(), me(), fields);
      perform(addOwn(wedding.id, own), own, {
        notice: { text: words('shortlist.notice.put', own.name) },
        onSaved: () => events.shortlisted(own),
        onUndoSaved: () => events.removed(own),
      });
      return own;
    },
    changeOwn(entry: ShortlistEntry, fields: OwnFields): void {
      perform(changeOwn(wedding.id, entry, me(), fields), entry, {
        notice: { text: words('shortlist.notice.noted', fields.name ?? entry.name) },
      });
    },
    vote(entry: ShortlistEntry, uid: string, vote: SupplierVote): void {
      perform(voteEdit(wedding.id, entry, uid, vote), entry, {
        about: `vote on ${entry.id}`,
        notice: { text: words('shortlist.notice.voted', entry.name) },
      });
    },
    note(entry: ShortlistEntry, notes: MemberNotes): void {
      perform(noteOn(wedding.id, entry, me(), notes), entry, {
        notice: { text: words('shortlist.notice.noted', entry.name) },
      });
    },
    /** Settles two choices that were made at the same time. */
    settle(entry: ShortlistEntry, choice: Parameters<typeof settleChoice>[3]): void {
      perform(settleChoice(wedding.id, entry, me(), choice), entry, {
        notice: { text: words('shortlist.notice.noted', entry.name) },
      });
    },
  };
};

export const useShortlistEdits = (wedding: Identified<Wedding>) => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => shortlistEdits(host, intl, wedding), [host, intl, wedding]);
};
