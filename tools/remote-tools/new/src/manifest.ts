import type { OpenManifestInput } from '@posy/shared-contracts/manifest';

const title = { 'en-GB': 'Honeymoon', 'de-DE': 'Honeymoon', 'fr-FR': 'Honeymoon' };

/** The public surface of this remote: the platform knows nothing else of it. */
export const manifest: OpenManifestInput = {
  name: 'honeymoon',
  contract: 1,
  owner: 'honeymoon',
  title,
  basePaths: ['honeymoon'],
  navigation: [
    {
      id: 'honeymoon',
      path: 'honeymoon',
      label: title,
      icon: '<svg viewBox="0 0 24 24"><path d="M12 2l3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z"/></svg>',
      area: 'honeymoon',
      order: 85,
      audience: 'couple',
      placement: 'header',
      tab: false,
    },
  ],
  slots: [{ slot: 'home.card', module: './slots/home.card', order: 90 }],
  publishes: ['honeymoon.idea-added'],
  handles: [],
  events: {
    'honeymoon.idea-added': {
      version: 1,
      delivery: 'fact',
      payload: { type: 'object', properties: { name: { type: 'string', maxLength: 80 } }, required: ['name'] },
    },
  },
  exposes: ['./app', './slots/home.card'],
  budgetKb: 40,
};
