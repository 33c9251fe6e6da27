import type { Files } from '#talk/team/use-enquiry-files';

/** Further filters of a supplier's list. */
export type Sift =
  | { by: 'everything' }
  | { by: 'label'; id: string }
  | { by: 'person'; uid: string }
  | { by: 'nobody' };

export const everything: Sift = { by: 'everything' };

/**
 * Returns true when an enquiry passes the filter; `people` are the supplier's current people: the enquiries of a former
 * one are unassigned.
 */
export const passesSift = (sift: Sift, conversationId: string, files: Files, people: ReadonlySet<string>): boolean => {
  const file = files.get(conversationId);
  switch (sift.by) {
    case 'everything':
      return true;
    case 'label':
      return file?.labels.includes(sift.id) === true;
    case 'person':
      return file?.assignedTo === sift.uid;
    case 'nobody':
      return file === undefined || file.assignedTo === null || !people.has(file.assignedTo);
  }
};
