import {
  changeFields,
  type Edit,
  makeDocument,
  noEdit,
  performEdit,
  reverse,
  updateWrite,
} from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { AwayNote, EnquiryLabel, ReplyTemplate } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { useOwnPlace } from '#talk/edits/own-place';

const stamped = ['updatedAt'] as const;

/** Sets or removes the away note. */
export const awayEdit = (supplierId: string, before: AwayNote | null, away: AwayNote | null): Edit => {
  const write = (note: AwayNote | null) =>
    updateWrite(collections.supplierAccounts(), supplierId, { away: note }, stamped);
  return { changes: [write(away)], undo: [write(before)] };
};

export type Template = Identified<ReplyTemplate>;

/** Adds, changes or removes a template. */
export const templateEdit = (supplierId: string, before: Template | null, after: Template | null): Edit => {
  const templates = collections.replyTemplates(supplierId);
  const making = ({ id, name, body, order }: Template): Edit =>
    makeDocument(templates, { id, name, body, order }, stamped);
  if (before === null) return after === null ? noEdit : making(after);
  if (after === null) return reverse(making(before));
  return changeFields<ReplyTemplate>(templates, before, { name: after.name, body: after.body }, stamped);
};

export type Label = Identified<EnquiryLabel>;

/** Adds, renames or removes a label. */
export const labelEdit = (supplierId: string, before: Label | null, after: Label | null): Edit => {
  const labels = collections.enquiryLabels(supplierId);
  const making = ({ id, name, hue, order }: Label): Edit => makeDocument(labels, { id, name, hue, order }, stamped);
  if (before === null) return after === null ? noEdit : making(after);
  if (after === null) return reverse(making(before));
  return changeFields<EnquiryLabel>(labels, before, { name: after.name, hue: after.hue }, stamped);
};

type DeskNotice =
  | 'away'
  | 'back'
  | 'day-saved'
  | 'day-freed'
  | 'template-saved'
  | 'template-gone'
  | 'label-saved'
  | 'label-gone';

/** Commits one of these edits with an undo notice, or a notice of its rejection. */
export const useDeskEdits = () => {
  const place = useOwnPlace();
  const { formatMessage } = useIntl();
  return (edit: Edit, about: string, notice: DeskNotice): void => {
    performEdit(place, {
      edit,
      about,
      notice: { text: formatMessage({ id: `desk.notice.${notice}` }) },
      refused: formatMessage({ id: 'desk.refused' }),
    });
  };
};
