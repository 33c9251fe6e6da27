import { createTestHost, exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleProfile } from '#testing/examples';
import type { OwnClaim, Standing } from './claim-queries';

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const standing: Standing = {
  supplierName: 'Larkfield Orangery',
  domain: 'larkfield.example',
  isClaimed: false,
  address: null,
  claim: null,
};
const claim: OwnClaim = {
  id: 'c1',
  supplierId: 'GB000001',
  supplierName: 'Larkfield Orangery',
  way: 'document',
  state: 'open',
  reason: '',
  createdAt: '2026-11-18T09:00:00.000Z',
};

interface Options {
  /** The server's answer each time that the page asks. */
  says?: () => Standing;
  session?: Session;
  path?: string;
  api?: Record<string, (input: never) => unknown>;
}

const open = async ({ says = () => standing, session = exampleSignedIn(), path, api = {} }: Options = {}) => {
  const sent: { name: string; body: unknown }[] = [];
  const take = (name: string) => (input: { body?: unknown }) => {
    sent.push({ name, body: input.body });
    return { id: 'c1' };
  };
  const host: TestHost = createTestHost({
    session,
    path: path ?? '/uk/for-suppliers/GB000001',
    api: {
      supplier: () => exampleProfile(),
      claimStanding: says,
      claimByAddress: take('address'),
      claimByDocument: take('document'),
      withdrawClaim: take('withdraw'),
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      ...api,
    } as never,
  });
  remove = await renderWithHost(<AppRoutes />, host, messages);
  return { host, sent };
};
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Claim this profile' }));
const pdf = (bytes = 4) => new File([new Uint8Array(bytes)], 'Register.pdf', { type: 'application/pdf' });
const chooseFile = async (file: File) => {
  const input = await screen.findByLabelText('Choose a document', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
};

test('a profile is claimed by an address of its domain, and its state is shown [32]', async () => {
  let now: Standing = { ...standing, address: 'hattie@larkfield.example' };
  const { sent } = await open({
    says: () => now,
    api: {
      claimByAddress: () => {
        now = { ...now, claim: { ...claim, way: 'address' } };
        return { id: 'c1' };
      },
    },
  });
  expect(await screen.findByRole('radio', { name: /^By my email address/ })).toBeChecked();
  expect(
    screen.getByText('hattie@larkfield.example is at larkfield.example, like the profile’s website'),
  ).toBeVisible();
  await send();
  expect(await screen.findByText('Sent on 18 November 2026, by your email address.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('without such an address it is claimed with a document, which is checked first [32]', async () => {
  const { sent } = await open();
  expect(
    await screen.findByText(/^It goes without a document from a confirmed address at larkfield\.example/),
  ).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^By my email address/ })).toBeNull();
  await send();
  expect(screen.getByText('Please choose a document.')).toBeVisible();
  await chooseFile(new File(['x'], 'page.html', { type: 'text/html' }));
  expect(screen.getByText('Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take page.html out' }));
  await chooseFile(pdf(6 * 1024 * 1024));
  await send();
  expect(screen.getByText('This document is larger than 5 MB.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take Register.pdf out' }));
  await chooseFile(pdf());
  await userEvent.type(screen.getByRole('textbox', { name: 'Anything we should know?' }), ' We run it. ');
  await send();
  expect(sent).toEqual([
    { name: 'document', body: { supplierId: 'GB000001', words: 'We run it.', name: 'Register.pdf' } },
  ]);
});

test('an open claim is taken back, and the form is there again [32]', async () => {
  let now: Standing = { ...standing, claim };
  await open({
    says: () => now,
    api: {
      withdrawClaim: () => {
        now = { ...standing, claim: { ...claim, state: 'withdrawn' } };
        return {};
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the claim back' }));
  expect(await screen.findByRole('button', { name: 'Claim this profile' })).toBeVisible();
});

test('a refused claim says why, and another one may be made [32]', async () => {
  await open({ says: () => ({ ...standing, claim: { ...claim, state: 'refused', reason: 'Another name.' } }) });
  expect(await screen.findByText('“Another name.” You can claim again below.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim this profile' })).toBeVisible();
});

test('who was granted it logs in once more; for others it is taken [32]', async () => {
  await open({ says: () => ({ ...standing, isClaimed: true, claim: { ...claim, state: 'granted' } }) });
  expect(await screen.findByRole('heading', { name: 'Larkfield Orangery is yours' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/uk/signup?mode=login&next=%2Fuk%2Fown-profile',
  );
  await remove?.();
  await open({ says: () => ({ ...standing, isClaimed: true }) });
  expect(await screen.findByRole('heading', { name: 'Somebody speaks for Larkfield Orangery already' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim this profile' })).toBeNull();
});

test('a refusal of the server is said in the person’s words', async () => {
  const { host } = await open({
    says: () => ({ ...standing, address: 'hattie@larkfield.example' }),
    api: {
      claimByAddress: () => {
        throw new ApiError('refused', 409, 'other-work', 'No.');
      },
    },
  });
  await send();
  expect(await screen.findByRole('alert')).toHaveAccessibleName(/^This account has other work on Posy/);
  expect(host.errors).toHaveLength(1);
});

test('a visitor signs up first, and comes back to the claim [32]', async () => {
  await open({ session: { status: 'signed-out' } });
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/uk/signup?next=%2Fuk%2Ffor-suppliers%2FGB000001',
  );
});

test('a business finds its profile by name [32]', async () => {
  const { host } = await open({
    session: { status: 'signed-out' },
    path: '/uk/for-suppliers',
    api: {
      searchSuggestions: ({ body }: { body: { searchTerm: string } }) => ({
        places: [],
        suppliers: body.searchTerm.startsWith('Lark')
          ? [{ id: 'GB000001', name: 'Larkfield Orangery', type: 'venues', town: 'Bath', slug: 'larkfield' }]
          : [],
      }),
    },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name of your business' }), 'Lark{Enter}');
  expect(host.location.get()).toMatchObject({ pathname: '/uk/for-suppliers', search: '?text=Lark' });
  expect(await screen.findByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
    'href',
    '/uk/for-suppliers/GB000001',
  );
});

test('a name that no profile has is said [32]', async () => {
  await open({ session: { status: 'signed-out' }, path: '/uk/for-suppliers?text=Nobody' });
  expect(await screen.findByText('No profile called “Nobody”')).toBeVisible();
});
