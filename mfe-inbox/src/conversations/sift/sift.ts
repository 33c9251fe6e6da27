import type { Files } from '#talk/team/use-enquiry-files';

/** What a supplier's list is sifted by beside where an enquiry stands. */
export type Sift =
  | { by: 'everything' }
  | { by: 'label'; id: string }
  | { by: 'person'; uid: string }
  | { by: 'nobody' };

export const everything: Sift = { by: 'everything' };

/** Whether an enquiry passes; `people` are those who speak for the supplier now: what a former one had is nobody's. */
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
