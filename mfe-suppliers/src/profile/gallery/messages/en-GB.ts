import type { Messages } from '@posy/remote-kit';

/** The source of the translations of the gallery viewer. */
export const messages = {
  'profile.viewer.label': 'Pictures of {name}',
  'profile.viewer.place': '{place, number} of {count, number}',
  'profile.viewer.previous': 'Previous picture',
  'profile.viewer.next': 'Next picture',
  'profile.viewer.close': 'Close the pictures',
  'profile.viewer.thumbs': 'All pictures',
  'profile.viewer.open': 'Picture {place, number}: {label}',
  'profile.viewer.failed': 'This picture didn’t load. The others may.',
  'profile.viewer.share': 'Share this picture',
} as const satisfies Messages;
