import type { Session } from '@posy/shared-contracts/mount-props';
import { exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { messages } from '../messages/en-GB';
import { createTestShell } from '../testing/shell-services';
import { Header } from './header';
import { ShellProvider } from './shell-context';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (session: Session, path = '/uk/home') => {
  const { host, shell } = createTestShell(session, path);
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <Header />
    </ShellProvider>,
    host,
    messages,
  );
  return host;
};

const areas = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('leads the logged-in home by the logo [S2-nav-06]', async () => {
  await show(exampleSignedIn());
  expect(screen.getByRole('link', { name: 'Posy, to the start' })).toHaveAttribute('href', '/uk/home');
});

it('leads visitors to the market index by the logo [S2-nav-07]', async () => {
  await show({ status: 'signed-out' });
  expect(screen.getByRole('link', { name: 'Posy, to the start' })).toHaveAttribute('href', '/uk');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/uk/signup?mode=login');
});

it('shows each visitor the areas that manifests make for them, in their order', async () => {
  await show(exampleSignedIn());
  expect(areas()).toEqual(['home', 'checklist', 'directory']);
  await leave();
  await show({ status: 'signed-out' });
  expect(areas()).toEqual(['directory']);
});

it('[R1-07] while it is not known who is here, shows what the last member saw, and never what visitors see', async () => {
  localStorage.clear();
  await show({ status: 'loading' });
  expect(screen.queryByRole('link', { name: 'directory' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await leave();
  await show(exampleSignedIn());
  await leave();
  await show({ status: 'loading' });
  expect(areas()).toEqual(['home', 'checklist', 'directory']);
});

it('marks where one is', async () => {
  await show(exampleSignedIn(), '/uk/checklist/t1');
  expect(screen.getByRole('link', { name: 'checklist' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current');
});

it('says how many conversations wait to be read', async () => {
  const host = await show(exampleSignedIn());
  await act(async () => host.bus.publish('inbox.unread-changed', { count: 2 }));
  expect(screen.getByRole('link', { name: 'inbox, 2 unread' })).toHaveAttribute('href', '/uk/inbox');
});
