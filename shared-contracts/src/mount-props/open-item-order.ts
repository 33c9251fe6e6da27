/** Items that can be open, in the order in which back closes them. Source: S2-back. */
export const openItemOrder = [
  'enquiry-form',
  'gallery',
  'add-guests-popup',
  'custom-supplier-form',
  'add-supplier-modal',
  'custom-cost-modal',
  'date-picker',
  'guest-category-popup',
  'assign-task',
  'scrapbook-note',
  'guest-list-edit-mode',
  'review-form',
  'video-modal',
  'reviews-page',
  'search-filters',
  /** Drawers, dialogs and menus that the specification does not order. */
  'task-drawer',
  'guest-drawer',
  'dialog',
] as const;
