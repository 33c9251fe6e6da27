import type { EditPlaceOf } from '@posy/remote-kit/edits';

/** Message ids that edits of conversations and of a supplier's account share. */
export const editWords = {
  undo: 'inbox.undo',
  retry: 'inbox.retry',
  changedSince: 'inbox.changed-since',
  forbidden: 'inbox.forbidden',
} satisfies EditPlaceOf['words'];
