import { changeFields, type Edit, makeDocument } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { teamConstants } from '@posy/shared-contracts/constants';
import type { EnquiryFile, EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

const stamped = ['updatedAt'] as const;

type FileFields = Partial<Pick<EnquiryFile, 'labels' | 'assignedTo'>>;

/** Changes a field of an enquiry's file; the first change creates its document. */
export const fileEdit = (
  supplierId: string,
  conversationId: string,
  before: Identified<EnquiryFile> | undefined,
  fields: FileFields,
): Edit => {
  const files = collections.enquiryFiles(supplierId);
  if (before === undefined)
    return makeDocument(files, { id: conversationId, labels: [], assignedTo: null, ...fields }, stamped);
  return changeFields<EnquiryFile>(files, before, fields, stamped);
};

/** Returns the labels of an enquiry that still exist. */
export const labelsOf = (
  file: EnquiryFile | undefined,
  labels: readonly Identified<EnquiryLabel>[],
): Identified<EnquiryLabel>[] => labels.filter(({ id }) => file?.labels.includes(id) === true);

/** Adds a label to an enquiry or removes it; null when the maximum is reached. */
export const toggled = (present: readonly string[], id: string): string[] | null => {
  if (present.includes(id)) return present.filter((one) => one !== id);
  return present.length >= teamConstants.labelsPerEnquiry ? null : [...present, id];
};
