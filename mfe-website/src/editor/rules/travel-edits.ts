import { changeFields, type Edit, joinEdits, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { WebsiteSection } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, type Identified, serverTime } from '@posy/shared-contracts/mount-props';

/** The section's id where nobody made one before. */
const travelId = 'travel';

/** The first that is said of it. Undoing leaves the other: a switch that was pressed had shown it. */
const beginTravel = (weddingId: string, visible: boolean): Edit => {
  const collection = collections.websiteSections(weddingId);
  const making: FirestoreWrite = {
    kind: 'merge',
    collection,
    id: travelId,
    data: { kind: 'travel', order: 0, visible, words: {}, updatedAt: serverTime() },
  };
  return { changes: [making], undo: [updateWrite(collection, travelId, { visible: !visible })] };
};

/** Shows guests the way, or hides it: every section that is about it. */
export const showTravel = (
  weddingId: string,
  sections: readonly Identified<WebsiteSection>[],
  visible: boolean,
): Edit => {
  if (sections.length === 0) return beginTravel(weddingId, visible);
  const collection = collections.websiteSections(weddingId);
  return joinEdits(...sections.map((section) => changeFields<WebsiteSection>(collection, section, { visible })));
};
