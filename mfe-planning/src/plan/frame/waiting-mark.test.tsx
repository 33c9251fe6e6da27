import { type CollectionRef, collections } from '@posy/shared-contracts/collections';
import { act, screen } from '@testing-library/react';
import { exampleCost } from '#testing/example-costs';
import { exampleGuest } from '#testing/example-guests';
import { compileChecklist, renderPlanning } from '#testing/render-planning';

beforeAll(async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await compileChecklist();
});

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const { id: _none, ...cost } = exampleCost({ id: 'cake-cost', name: 'Three tiers' });
const guests = [exampleGuest('anita', { name: 'Anita Kapoor' }), exampleGuest('bisi', { name: 'Bisi Okafor' })];

/** The text of the line that contains a name. */
const lineOf = (name: string): string =>
  screen.getByRole('link', { name }).closest('li, tr, [role="row"]')?.textContent ?? '';

test.each([
  ['checklist', 'Taste cakes', 'Send thank-you notes', collections.tasks('w1'), 'cake'],
  ['guestlist', 'Anita Kapoor', 'Bisi Okafor', collections.guests('w1'), 'anita'],
  ['budget', 'Three tiers', 'Two tiers', collections.costs('w1'), 'cake-cost'],
] as const)(
  'a line of the %s says while there is no connection that its change waits',
  async (path, one, other, list, id) => {
    const page = await renderPlanning({
      path: `/uk/${path}`,
      guests,
      documents: { 'weddings/w1/costs': { 'cake-cost': cost, 'other-cost': { ...cost, name: 'Two tiers' } } },
    });
    leave = page.leave;
    await screen.findByRole('link', { name: one });
    await act(async () => page.host.online.set(false));
    expect(screen.queryByText('Waiting to send')).toBeNull();
    const letGo = page.firestore.hold();
    const change = {
      kind: 'update',
      collection: list as CollectionRef<unknown>,
      id,
      data: { updatedAt: '2026-11-21T12:00:00.000Z' },
    } as const;
    let sent: Promise<void> = Promise.resolve();
    act(() => {
      sent = page.firestore.commit([change]);
    });
    expect(await screen.findByText('Waiting to send')).toBeInTheDocument();
    expect([lineOf(one), lineOf(other)]).toEqual([
      expect.stringContaining('Waiting to send'),
      expect.not.stringContaining('Waiting to send'),
    ]);
    // With a connection the change is being sent, as every change is for a moment.
    await act(async () => page.host.online.set(true));
    expect(screen.queryByText('Waiting to send')).toBeNull();
    await act(async () => page.host.online.set(false));
    expect(lineOf(one)).toContain('Waiting to send');
    await act(async () => {
      letGo();
      await sent;
    });
    expect(screen.queryByText('Waiting to send')).toBeNull();
  },
);
