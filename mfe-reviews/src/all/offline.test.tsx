import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { reviewed } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test.each([
  ['/uk/reviews/lark001', 'Review of page 1'],
  ['/uk/reviews?text=zeppelin', 'Nobody here goes by “zeppelin”'],
])('without a connection %s says so, and comes by itself once there is one', async (path, words) => {
  const api = { ...reviewed(), searchSuggestions: () => ({ places: [], suppliers: [] }) };
  const host = createTestHost({ path: '/uk/reviews', api });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('searchbox');
  await act(async () => void window.dispatchEvent(new Event('offline')));
  await act(async () => host.navigate(path));
  expect(await screen.findByText(messages['reviews.failed.offline'])).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});
