import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '#testing/render-shell';
import { useOnboarding } from './use-onboarding';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const wedding = exampleWedding();
const session = { ...exampleSignedIn({ wedding }), wedding };

const Skip = () => {
  const { answer, isSaving } = useOnboarding(session, 'when');
  return (
    <button type="button" onClick={() => void answer({ changes: [] })}>
      {isSaving ? 'Saving' : 'Skip'}
    </button>
  );
};

const show = async () => {
  const rendered = await renderShell(<Skip />, { session, path: '/uk/onboarding' });
  leave = rendered.leave;
  const { id, ...stored } = wedding;
  await rendered.host.firestore.commit([
    { kind: 'set', collection: { path: 'weddings' } as never, id, data: { ...stored } },
  ]);
  return rendered.host;
};

test('goes on to the next question once the answer is saved', async () => {
  const host = await show();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(host.location.get().search).toBe('?step=names'));
});

test('leaves alone who went elsewhere while the answer was being saved', async () => {
  const host = await show();
  act(() => {
    screen.getByRole('button').click();
    host.navigate('/uk/home');
  });
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Skip'));
  expect(host.firestore.documents('weddings').w1).toMatchObject({ preferences: { onboarding: { step: 'names' } } });
  expect(host.location.get().pathname).toBe('/uk/home');
});
