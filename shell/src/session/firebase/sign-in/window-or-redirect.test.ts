import { windowOrRedirect } from './window-or-redirect';

const setUp = (code: string | null) => {
  const steps: string[] = [];
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const signIn = windowOrRedirect({
    looked,
    inWindow: async (provider) => {
      steps.push(`window of ${provider}`);
      if (code !== null) throw Object.assign(new Error(code), { code });
    },
    byRedirect: async (provider) => void steps.push(`left for ${provider}`),
  });
  return { steps, look: () => look(), signIn };
};

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('where windows are blocked the page is left, and not before the SDK looked for an earlier answer', async () => {
  const { steps, look, signIn } = setUp('auth/popup-blocked');
  const done = signIn('google');
  await turns();
  expect(steps).toEqual(['window of google']);
  look();
  await done;
  expect(steps).toEqual(['window of google', 'left for google']);
});

test('an opened window is all there is, and other refusals are the caller’s', async () => {
  const opened = setUp(null);
  await opened.signIn('apple');
  expect(opened.steps).toEqual(['window of apple']);
  const closed = setUp('auth/popup-closed-by-user');
  await expect(closed.signIn('apple')).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  expect(closed.steps).toEqual(['window of apple']);
});
