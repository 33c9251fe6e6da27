import {
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { helperSession } from '#testing/helper-session';
import { messages } from './messages/en-GB';
import { OnboardingScreen } from './onboarding-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/wedding-website-onboarding', ...options });
  leave = await renderWithHost(<OnboardingScreen />, host, { ...first, ...messages });
  return host;
};
const asked = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('the website’s onboarding', () => {
  test('asks for names, day, look and words, publishes, and says in the editor’s address where they come from', async () => {
    const published: unknown[] = [];
    const host = await open({
      api: {
        publishMicrosite: ({ body }) => {
          published.push(body);
          return { slug: 'maya-and-tom' };
        },
      },
    });
    expect(asked()).toBe('Whose wedding is it?');
    expect(screen.getAllByText('Maya')[0]).toBeVisible();
    await goOn();
    expect(asked()).toBe('When and where?');
    expect(screen.getAllByText(/Saturday,? 11 September 2027/)[0]).toBeVisible();
    await goOn();
    expect(asked()).toBe('How should it look?');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }));
    await goOn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Come and dance');
    await goOn();
    expect(asked()).toBe('Where do guests find it?');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(published).toEqual([{ weddingId: 'w1', slug: 'maya-and-tom' }]);
    expect(host.firestore.documents('weddings/w1/website')['site']).toMatchObject({
      theme: 'midnight',
      welcome: 'Come and dance',
    });
    expect(`${host.location.get().pathname}${host.location.get().search}`).toBe(
      '/uk/website?flow=wedding-website-onboarding',
    );
  });

  test('is entered at any step, goes back, and shows every word as guests will see it', async () => {
    const host = await open({ path: '/uk/wedding-website-onboarding?step=welcome' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Hello');
    expect(screen.getByRole('group', { name: 'Your website as on a phone' })).toHaveTextContent('Hello');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(asked()).toBe('How should it look?');
    expect(host.firestore.commits).toEqual([]);
  });

  test('stays at the address until it is one that can be had', async () => {
    await open({
      path: '/uk/wedding-website-onboarding?step=publish',
      api: {
        publishMicrosite: () => {
          throw new ApiError('refused', 409, 'slug-taken', '');
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Another couple has “maya-and-tom”/)).toBeVisible();
    expect(asked()).toBe('Where do guests find it?');
  });

  test('is nothing for a helper who may only look on', async () => {
    const host = await open({ session: helperSession('view') });
    expect(host.location.get().pathname).toBe('/uk/website');
  });
});
