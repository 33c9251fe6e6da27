import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ShellProvider } from '#host/shell-context';
import { messages } from '#messages/en-GB';
import { createTestShell } from '#testing/shell-services';
import { MarketBanner } from './market-banner';
import { messages as indexMessages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const show = async (country: string) => {
  const { shell } = createTestShell({ status: 'signed-out' }, '/uk');
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <MarketBanner />
    </ShellProvider>,
    createTestHost({ api: { viewerCountry: () => ({ country }) } }),
    { ...messages, ...indexMessages },
  );
};

test('reads the viewer’s country and offers its market [S7-viewer-country-02]', async () => {
  await show('DE');
  expect(await screen.findByRole('link', { name: 'Deutschland' })).toHaveAttribute('href', '/de');
});

test('offers nothing at home, and never again what was declined', async () => {
  await show('GB');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await leave();
  await show('DE');
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await leave();
  await show('DE');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
