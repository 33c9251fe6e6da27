import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('home shows nine badges: what was earned first, the rest as not yet [S1-can-07] [S4-badge-02]', async () => {
  const page = await renderPlanning({ path: '/uk/home' });
  leave = page.leave;
  const shelf = within(await screen.findByRole('region', { name: 'Badges' }));
  const names = () => shelf.getAllByRole('listitem').map((item) => item.textContent);
  expect(names()).toHaveLength(9);
  expect(names()).toContain('Ten tasks done, not yet');
  expect(shelf.getByText('0 of 9')).toBeInTheDocument();
  const collection = { path: 'weddings/w1/badges', schema: undefined as never };
  const data = { achievedAt: '2026-11-20T12:00:00.000Z', by: 'u1' };
  await act(() => page.firestore.commit([{ kind: 'set', collection, id: 'ten-tasks-done', data }]));
  expect(names()[0]).toBe('Ten tasks done');
  expect(shelf.getByText('1 of 9')).toBeInTheDocument();
});
