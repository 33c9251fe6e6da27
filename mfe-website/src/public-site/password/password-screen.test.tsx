import { Route, Routes } from '@posy/remote-kit/router';
import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleSite } from '#testing/example-site';
import { PublicSiteScreen } from '../public-site-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('a website with a password says nothing before it is given, why it does not open, and opens', async () => {
  const tried: unknown[] = [];
  const host = createTestHost({
    path: '/uk/wedding-website/maya-and-tom',
    api: {
      microsite: () => {
        throw new ApiError('refused', 403, 'password-needed', '');
      },
      openMicrosite: ({ params, body }) => {
        tried.push([params, body]);
        if (tried.length === 1) throw new ApiError('refused', 403, 'password-wrong', '');
        if (tried.length === 2) throw new ApiError('refused', 429, 'too-many', '');
        return exampleSite;
      },
    },
  });
  leave = await renderWithHost(
    <Routes>
      <Route path="/wedding-website/:slug" element={<PublicSiteScreen />} />
    </Routes>,
    host,
    messages,
  );
  const field = await screen.findByLabelText('Password');
  expect(document.body).not.toHaveTextContent(/Maya|Tom/);
  const give = async (text: string): Promise<void> => {
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  };
  await give('lilac');
  expect(field).toHaveAccessibleDescription(/not the password/);
  await give(' night');
  expect(field).toHaveAccessibleDescription(/Wait ten minutes/);
  await give(' evening');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
  expect(tried.at(-1)).toEqual([{ slug: 'maya-and-tom' }, { password: 'lilac night evening' }]);
});
