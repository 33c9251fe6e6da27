import { createTestHost, exampleSignedIn, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import type { WaitingClaim } from './claim-queries';
import { ClaimsScreen } from './claims-screen';
import { messages as words } from './messages/en-GB';
import { isOfDomain } from './rules/is-of-domain';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const waiting = (id: string, changes: Partial<WaitingClaim> = {}): WaitingClaim => ({
  id,
  supplierId: 'GB000001',
  supplierName: `Lane Flowers ${id}`,
  way: 'address',
  state: 'open',
  reason: '',
  createdAt: '2026-11-19T16:20:00.000Z',
  website: 'https://lane.example',
  name: 'Rosa',
  email: 'rosa@lane.example',
  words: 'I own it.',
  document: null,
  ...changes,
});

const show = async (
  claims: WaitingClaim[],
  kind: 'couple' | 'supplier' | 'moderator' | 'operator' = 'moderator',
  refusal?: Error,
  isTaken = false,
) => {
  const decisions: EndpointInput<'decideClaim'>[] = [];
  const taken: unknown[] = [];
  const isOpen = ({ id }: WaitingClaim) => decisions.every(({ params }) => (params as { id: string }).id !== id);
  const api: NonNullable<TestHostOptions['api']> = {
    openClaims: () => ({ claims: claims.filter(isOpen) }),
    takeFromQueue: ({ body }) => {
      if (isTaken) throw new ApiError('refused', 409, 'taken-already', 'Taken.');
      taken.push(body);
      return { until: null };
    },
    decideClaim: (input) => {
      if (refusal !== undefined) throw refusal;
      decisions.push(input);
      return { state: 'granted' };
    },
  };
  const person = exampleSignedIn({ wedding: null, role: null });
  const session = { ...person, user: { ...person.user, kind, weddingId: null } };
  const host = createTestHost({ api, session, path: '/uk/moderation/claims' });
  leave = await renderWithHost(<ClaimsScreen />, host, { ...messages, ...words });
  return { host, decisions, taken };
};

test('a claim’s words are read in the lines in which they were typed', async () => {
  await show([waiting('a', { words: 'I own it.\nSince 2019.' })]);
  expect(await screen.findByText(/^I own it\./)).toHaveStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
});

describe('the claims that wait', () => {
  test('are each shown with their evidence, and granted with one press [32]', async () => {
    const { host, decisions } = await show([
      waiting('a'),
      waiting('b', { way: 'document', document: { name: 'Register.pdf', type: 'application/pdf', bytes: 2048 } }),
      waiting('c', { website: 'https://other.example' }),
    ]);
    expect(await screen.findByText('3 claims wait')).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Lane Flowers a' }));
    expect(first.getByText('Rosa, rosa@lane.example')).toBeVisible();
    expect(first.getByText('Confirmed address at this domain')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Register.pdf' })).toHaveTextContent(/^Register.pdf2 kB$/);
    expect(screen.getByText('Address of another domain by now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Grant the claim of Lane Flowers a' }));
    expect(decisions).toEqual([{ params: { id: 'a' }, body: { to: 'granted', reason: '' } }]);
    expect(await screen.findByText('2 claims wait')).toBeVisible();
    expect(host.shown.at(-1)?.text).toBe('Lane Flowers a is theirs now');
  });

  test('are refused with a reason, and not without one [32]', async () => {
    const { decisions } = await show([waiting('a')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse the claim of Lane Flowers a' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refuse the claim' }));
    expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveAccessibleDescription(/Please say why\./);
    expect(decisions).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), ' Another name. ');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse the claim' }));
    expect(decisions).toEqual([{ params: { id: 'a' }, body: { to: 'refused', reason: 'Another name.' } }]);
    expect(await screen.findByText('No claim waits')).toBeVisible();
  });

  test('are held for the moderator who writes a refusal, and given back by going back [30]', async () => {
    const { taken } = await show([waiting('a')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse the claim of Lane Flowers a' }));
    await waitFor(() => expect(taken).toEqual([{ kind: 'claim', id: 'a' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(taken.at(-1)).toEqual({ kind: 'claim', id: 'a', leave: true });
  });

  test('have the reason of a refusal at hand again after "Not yet"', async () => {
    await show([waiting('a')]);
    const refuse = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Refuse the claim of Lane Flowers a' }));
    await refuse();
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'Another name.');
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    await refuse();
    expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveValue('Another name.');
  });

  test('are refused by one moderator alone: another one reads so, and keeps what was written [30]', async () => {
    const { decisions } = await show([waiting('a')], 'moderator', undefined, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse the claim of Lane Flowers a' }));
    expect(await screen.findByRole('alert')).toHaveAccessibleName(/^Another moderator has it open/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'No.');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse the claim' }));
    expect(decisions).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveValue('No.');
  });

  test('say why one cannot be granted', async () => {
    await show([waiting('a')], 'operator', new ApiError('refused', 409, 'plans-a-wedding', 'No.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Grant the claim of Lane Flowers a' }));
    expect(await screen.findByRole('alert')).toHaveAccessibleName(/^This account plans a wedding/);
  });

  test('have scripts shown as text, and no website that is a script', async () => {
    await show([waiting('a', { words: '<script>alert(1)</script>', website: 'javascript:alert(1)' })]);
    expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'javascript:alert(1)' }).getAttribute('href')).toMatch(/^https:\/\//);
  });

  test.each(['couple', 'supplier'] as const)('are not there for a %s', async (kind) => {
    await show([waiting('a')], kind);
    await act(async () => undefined);
    expect(screen.queryByText('Claims of profiles')).toBeNull();
  });
});

test('an address is of a website’s domain or of one below it, and of no other', () => {
  const website = 'https://www.Lane.example:443/weddings?x=1';
  expect(isOfDomain('a@lane.example', website)).toBe(true);
  expect(isOfDomain('a@mail.lane.example', website)).toBe(true);
  expect(isOfDomain('a@otherlane.example', website)).toBe(false);
  expect(isOfDomain('a@lane.example', '')).toBe(false);
});
