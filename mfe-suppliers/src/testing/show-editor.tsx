import { createTestHost, exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { OwnProfile } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleProfile } from './examples';

type Read = EndpointOutput<'ownProfile'>;
/** A profile with some things missing. */
export const exampleOwn: OwnProfile = {
  description: 'A glass-fronted orangery.',
  managerMessage: '',
  highlights: [],
  packages: [{ name: 'Weekend hire', includes: ['House and gardens'], price: 630_000, unit: 'per-day' }],
  saturday: null,
  offers: [],
  questions: [],
  features: ['garden'],
  facts: {},
  photos: [
    { seed: 'GB000001-1', label: 'The lawn', portrait: false },
    { seed: 'GB000001-2', label: 'The hall', portrait: false },
  ],
};
const read: Read = {
  ...{
    own: exampleOwn,
    published: exampleOwn,
    revision: 3,
    currency: 'GBP',
    faults: [],
    changed: [],
    preview: exampleProfile(),
  },
  features: [
    { key: 'garden', label: 'Walled garden' },
    { key: 'dogs', label: 'Dogs welcome' },
  ],
  log: [{ at: '2026-11-20T10:00:00.000Z', by: 'Hattie', changed: ['description', 'photos'] }],
};

interface Sent {
  name: string;
  revision: number;
  own: OwnProfile;
}
/** Opens the editor of a supplier's owner. `leave` removes it; `sent` is what was saved and published. */
export const showEditor = async (api: Record<string, (input: never) => unknown> = {}) => {
  const sent: Sent[] = [];
  const answer = (name: string) => (input: { body?: { revision: number; own: OwnProfile } }) => {
    const { revision = 0, own: words = exampleOwn } = input.body ?? {};
    sent.push({ name, revision, own: words });
    const isPublic = name === 'publish' || JSON.stringify(words) === JSON.stringify(exampleOwn);
    const preview = exampleProfile({ name: words.description });
    return { revision: revision + 1, faults: [], changed: isPublic ? [] : ['description'], preview };
  };
  const signedIn = exampleSignedIn();
  const user = { ...signedIn.user, kind: 'supplier' as const, supplierId: 'GB000001', weddingId: null };
  const host: TestHost = createTestHost({
    session: { ...signedIn, user, wedding: null, role: null },
    path: paths.ownProfile('uk'),
    api: {
      ownProfile: () => read,
      ownSuppliers: () => ({ suppliers: [] }),
      saveOwnProfile: answer('save'),
      publishOwnProfile: answer('publish'),
      ...api,
    } as never,
  });
  const leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('textbox', { name: 'About' });
  return { host, sent, leave };
};
