import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { messages as tasks } from '#plan/tasks/messages/en-GB';
import { categoryFacts, type ShortlistItem } from './category-facts';
import { useWayOn } from './use-next-step';
import { WayOnLink } from './way-on-link';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const wedding = exampleWedding();
const task = { key: 'book-your-photographer', category: 'photographers' };
const liked = (id: string, changes: Partial<ShortlistItem> = {}): ShortlistItem => ({
  ...{ id, slug: id, name: id, publicId: id, type: 'photographers', updatedAt: '2026-11-20T12:00:00.000Z' },
  ...{ shortlisted: true, booked: false, enquired: false, ignored: false, customSupplier: false },
  ...changes,
});

const Probe = ({ list }: { list: readonly ShortlistItem[] | null }) => {
  const facts = list === null ? null : categoryFacts('photographers', [], list);
  return <WayOnLink kind="main" title="Photographer" way={useWayOn(wedding)(task, facts)} />;
};

const render = async (list: readonly ShortlistItem[] | null): Promise<void> => {
  const host = createTestHost({ session: exampleSignedIn({ wedding }) });
  leave = await renderWithHost(<Probe list={list} />, host, { ...messages, ...tasks });
};

const hrefWith = async (list: readonly ShortlistItem[], name: RegExp): Promise<string | null> => {
  await render(list);
  return screen.getByRole('link', { name }).getAttribute('href');
};

test('two on the shortlist of a category make the next step “Compare”, which puts them side by side [18]', async () => {
  expect(await hrefWith([liked('ash'), liked('birch')], /^Compare/)).toBe('/uk/shortlist?compare=ash%2Cbirch');
});

test('of many, no more stand side by side than fit [18]', async () => {
  const href = await hrefWith(
    ['a', 'b', 'c', 'd', 'e'].map((id) => liked(id)),
    /^Compare/,
  );
  expect(href).toBe('/uk/shortlist?compare=a%2Cb%2Cc%2Cd');
});

test('with one, or with somebody booked, there is nothing to compare [18]', async () => {
  expect(await hrefWith([liked('ash')], /^Photographer|: Photographer$/)).toContain(
    '/uk/supplier-category/photographers',
  );
  await leave();
  const booked = liked('oak', { booked: true });
  expect(await hrefWith([liked('ash'), liked('birch'), booked], /: Photographer$/)).not.toContain('compare');
});

test('before the shortlist is known there is no way on that would turn into another under the finger [R1-09]', async () => {
  await render(null);
  expect(screen.queryByRole('link')).toBeNull();
});

const PlaceProbe = ({ of }: { of: string }) => (
  <WayOnLink kind="main" title="Guests" way={useWayOn(wedding)({ key: of, category: 'guests' }, null)} />
);

test.each([
  ['collect-postal-addresses', /^Addresses/, '/uk/website/invitations'],
  ['send-save-the-dates', /^Save-the-dates/, '/uk/website/invitations?letter=save-the-date&asks=address'],
])('%s leads to where guests are written to', async (of, name, href) => {
  const host = createTestHost({ session: exampleSignedIn({ wedding }) });
  leave = await renderWithHost(<PlaceProbe of={of} />, host, { ...messages, ...tasks });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
