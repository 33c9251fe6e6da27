import { contractVersion, type RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The whole public surface of planning. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-planning',
  contract: contractVersion,
  owner: 'planning',
  title: { 'en-GB': 'Planning', 'de-DE': 'Planung', 'fr-FR': 'Organisation' },
  basePaths: ['home', 'checklist'],
  navigation: [
    {
      id: 'home',
      path: 'home',
      label: { 'en-GB': 'Home', 'de-DE': 'Start', 'fr-FR': 'Accueil' },
      icon: 'home',
      area: 'home',
      order: 10,
      audience: 'couple',
      placement: 'header',
      tab: true,
    },
    {
      id: 'checklist',
      path: 'checklist',
      label: { 'en-GB': 'Checklist', 'de-DE': 'Checkliste', 'fr-FR': 'Liste' },
      icon: 'checklist',
      area: 'checklist',
      order: 20,
      audience: 'couple',
      placement: 'header',
      tab: true,
    },
  ],
  slots: [],
  publishes: ['task.completed'],
  handles: ['wedding.date-changed'],
  exposes: ['./app', './reactions'],
  budgetKb: 60,
};
