import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { helperSession } from '#testing/helper-session';
import { DetailsScreen } from './details-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/wedding-website-details', ...options });
  leave = await renderWithHost(<DetailsScreen />, host, { ...first, ...messages });
  return host;
};
const address = () => screen.getByRole('textbox', { name: 'Last part of the address' });

describe('the website’s details', () => {
  test('have their page: where the website stands, and what it says of the wedding by itself', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Website details' })).toBeVisible();
    expect(address()).toHaveValue('maya-and-tom');
    const facts = within(screen.getByRole('region', { name: 'From your wedding' }));
    expect(facts.getByText('Maya & Tom')).toBeVisible();
    expect(facts.getByText(/Saturday,? 11 September 2027/)).toBeVisible();
    expect(facts.getByRole('link', { name: 'Change in settings' })).toHaveAttribute('href', '/uk/settings/wedding');
  });

  test.each([
    [
      new ApiError('refused', 409, 'slug-taken', ''),
      'Another couple has “maya-and-tom”. Try adding your year or your town.',
    ],
    [
      new ApiError('refused', 409, 'slug-reserved', ''),
      '“maya-and-tom” is kept for Posy itself. Try your names, with your year or your town.',
    ],
    [
      new ApiError('refused', 409, 'addresses-used-up', ''),
      'Your website has had as many addresses as it can. Please go back to one of them.',
    ],
    [new ApiError('offline', 0, 'offline', ''), 'There’s no connection. Nothing changed: try again when you’re back.'],
  ])('keep the address after %s', async (error, message) => {
    await open({
      api: {
        publishMicrosite: () => {
          throw error;
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(address()).toHaveValue('maya-and-tom');
  });

  test('take a website offline after asking, and move one that is live', async () => {
    const calls: unknown[] = [];
    const site = {
      slug: 'ours',
      published: true,
      welcome: '',
      theme: 'orchard',
      updatedAt: '2026-11-01T10:00:00.000Z',
    };
    await open({
      firestore: createMemoryFirestore({ 'weddings/w1/website': { site } }),
      api: {
        deleteMicrosite: ({ body }) => {
          calls.push(body);
          return {};
        },
        publishMicrosite: ({ body }) => {
          calls.push(body);
          return { slug: 'ours-2027' };
        },
      },
    });
    await userEvent.type(address(), '-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Move to this address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it offline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take your website offline?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it offline' }));
    expect(calls).toEqual([{ weddingId: 'w1', slug: 'ours-2027' }, { weddingId: 'w1' }]);
  });

  test('are read by a helper who may look on, without what changes them', async () => {
    await open({ session: helperSession('view') });
    expect(screen.getByText(/You’re reading along/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test('ask a visitor to sign up and come back', async () => {
    await open({ session: { status: 'signed-out' } });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/uk/signup?next=%2Fuk%2Fwedding-website-details',
    );
  });
});
