import type { TestHostOptions } from '@posy/remote-kit/testing';
import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, Session } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleProfile } from './examples';

interface ShortlistPageOptions {
  session?: Session;
  path?: string;
  country?: 'GB' | 'DE';
  wedding?: Partial<Wedding>;
  api?: TestHostOptions['api'];
}

/** Renders the shortlist of a couple who marry in Bath, and records its writes, notices and events. */
export const showShortlist = async (entries: Identified<ShortlistedSupplier>[], options: ShortlistPageOptions = {}) => {
  const base = exampleWedding({ date: '2027-09-11', bookings: { venue: false }, location: null, ...options.wedding });
  const wedding = { ...base, l10n: { ...base.l10n, country: options.country ?? base.l10n.country } };
  const host = createTestHost({
    session: options.session ?? exampleSignedIn({ wedding }),
    path: options.path ?? '/uk/shortlist',
    api: { supplier: () => exampleProfile(), ...options.api },
  });
  const { id, ...data } = wedding;
  await host.firestore.commit([
    { kind: 'set', collection: collections.weddings(), id, data },
    ...entries.map(({ id: entryId, ...entry }) => ({
      kind: 'set' as const,
      collection: collections.shortlist('w1'),
      id: entryId,
      data: entry,
    })),
  ]);
  const published: string[] = [];
  const publish = host.bus.publish.bind(host.bus);
  jest.spyOn(host.bus, 'publish').mockImplementation((name, payload) => {
    published.push(name);
    return publish(name, payload);
  });
  const leave = await renderWithHost(<AppRoutes />, host, messages);
  const documents = () =>
    host.firestore.documents(collections.shortlist('w1').path) as Record<string, ShortlistedSupplier | undefined>;
  return {
    host,
    wedding,
    published,
    leave,
    entry: (of: string) => documents()[of],
    entries: () => Object.values(documents()).filter((one) => one !== undefined),
  };
};

/** One supplier's row. */
export const shortlistRow = async (name: string) => within(await screen.findByRole('article', { name }));

/** Presses an action in the menu of a row. */
export const pressMenu = async (name: string, action: string): Promise<void> => {
  await userEvent.click((await shortlistRow(name)).getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
