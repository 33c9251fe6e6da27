import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The public surface of the inbox: enquiries and conversations. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-inbox',
  contract: 1,
  owner: 'inbox',
  title: { 'en-GB': 'Inbox', 'de-DE': 'Postfach', 'fr-FR': 'Messagerie' },
  basePaths: ['inbox'],
  navigation: [
    {
      id: 'inbox',
      path: 'inbox',
      label: { 'en-GB': 'Inbox', 'de-DE': 'Postfach', 'fr-FR': 'Messagerie' },
      icon: 'inbox',
      area: 'inbox',
      order: 70,
      audience: 'couple',
      placement: 'quick',
      tab: false,
    },
    {
      id: 'enquiries',
      path: 'inbox',
      label: { 'en-GB': 'Enquiries', 'en-US': 'Inquiries', 'de-DE': 'Anfragen', 'fr-FR': 'Demandes' },
      icon: 'inbox',
      area: 'inbox',
      order: 20,
      audience: 'supplier',
      placement: 'header',
      tab: true,
    },
  ],
  slots: [
    { slot: 'supplier-profile.enquiry', module: './slots/supplier-profile.enquiry', order: 10 },
    { slot: 'home.card', module: './slots/home.card', order: 40 },
  ],
  publishes: ['enquiry.sent', 'inbox.unread-changed', 'quote.received', 'date.held', 'visit.planned'],
  handles: ['session.changed'],
  exposes: ['./app', './reactions', './slots/supplier-profile.enquiry', './slots/home.card'],
  budgetKb: 30,
};
