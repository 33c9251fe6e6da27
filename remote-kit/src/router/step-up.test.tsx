import { Route, Routes } from '@posy/remote-kit/router';
import { screen } from '@testing-library/react';
import { createTestHost, renderWithHost } from '../testing';
import { StepUp } from './step-up';

test('an address below a screen that leads nowhere goes up to the screen [R1-15]', async () => {
  const host = createTestHost({ path: '/uk/inbox/some/where/' });
  const leave = await renderWithHost(
    <Routes>
      <Route path="/inbox" element={<h1>Inbox</h1>} />
      <Route path="*" element={<StepUp />} />
    </Routes>,
    host,
    {},
  );
  expect(await screen.findByRole('heading')).toHaveTextContent('Inbox');
  expect(host.location.get().pathname).toBe('/uk/inbox');
  await leave();
});
