import type { Messages } from '@posy/remote-kit';

export const messages = {
  'work.suppliers': '{count, plural, one {Vendor in the directory} other {Vendors in the directory}}',
} as const satisfies Messages;
