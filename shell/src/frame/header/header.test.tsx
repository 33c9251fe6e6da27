import { exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { messages as places } from '#features/places/messages/en-GB';
import { MoreSheet } from '#features/places/more-sheet';
import { ShellProvider } from '#host/shell-context';
import { messages } from '#messages/en-GB';
import { createTestShell } from '#testing/shell-services';
import { Header } from './header';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (session: Session, path = '/uk/home') => {
  const { host, shell } = createTestShell(session, path);
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <Header />
    </ShellProvider>,
    host,
    { ...messages, ...places },
  );
  return host;
};

const areas = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('leads the logged-in home by the logo [S2-nav-06]', async () => {
  await show(exampleSignedIn());
  expect(screen.getByRole('link', { name: 'Posy, to the start' })).toHaveAttribute('href', '/uk/home');
});

test('leads visitors to the market index by the logo [S2-nav-07]', async () => {
  await show({ status: 'signed-out' });
  expect(screen.getByRole('link', { name: 'Posy, to the start' })).toHaveAttribute('href', '/uk');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/uk/signup?mode=login');
});

test('shows each visitor the areas that manifests make for them, in their order', async () => {
  await show(exampleSignedIn());
  expect(areas()).toEqual(['home', 'checklist', 'directory']);
  await leave();
  await show({ status: 'signed-out' });
  expect(areas()).toEqual(['directory']);
});

test('while it is not known who is here, shows what the last member saw, and never what visitors see [R1-07]', async () => {
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

test('marks where one is', async () => {
  await show(exampleSignedIn(), '/uk/checklist/t1');
  expect(screen.getByRole('link', { name: 'checklist' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current');
});

test('says how many conversations wait to be read', async () => {
  const host = await show(exampleSignedIn());
  await act(async () => host.bus.publish('inbox.unread-changed', { count: 2 }));
  expect(screen.getByRole('link', { name: 'inbox, 2 unread' })).toHaveAttribute('href', '/uk/inbox');
});

test('a supplier’s enquiries carry the number of couples that wait, in figures and in words [19] [32]', async () => {
  const session = exampleSignedIn();
  const user = { ...session.user, kind: 'supplier' as const, weddingId: null, supplierId: 'GB000001' };
  const host = await show({ ...session, user, wedding: null });
  expect(screen.getByRole('link', { name: 'enquiries' })).toHaveTextContent(/^enquiries$/);
  await act(async () => host.bus.publish('inbox.waiting-changed', { count: 3 }));
  expect(screen.getByRole('link', { name: 'enquiries, 3 wait for you' })).toHaveTextContent(/^enquiries3$/);
  await act(async () => host.bus.publish('inbox.waiting-changed', { count: 0 }));
  expect(screen.getByRole('link', { name: 'enquiries' })).toHaveTextContent(/^enquiries$/);
});

const openAccount = async (session: Session): Promise<(string | null)[]> => {
  await show(session);
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  await act(async () => void fireEvent(menu, new Event('toggle')));
  const list = await screen.findByRole('list', { name: 'More of your plan' });
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('leads from the account’s menu to all that stands in no bar, under the names of the two [R1-11]', async () => {
  const wedding = exampleWedding({ partners: ['Maya', 'Tom'] });
  expect(await openAccount(exampleSignedIn({ wedding }))).toEqual([
    '/uk/scrapbook',
    '/uk/advice',
    '/uk/planning',
    '/uk/planning/day',
    '/uk/reviews',
    '/uk/real-weddings',
  ]);
  expect(screen.getByText('Maya and Tom')).toBeVisible();
});

test('leads a helper to no scrapbook that is closed to them [R1-11]', async () => {
  const session = exampleSignedIn({ role: 'helper' });
  const wedding = exampleWedding({ roles: { [session.uid]: 'helper' }, access: {} });
  expect(await openAccount({ ...session, wedding })).toEqual([
    '/uk/advice',
    '/uk/planning',
    '/uk/planning/day',
    '/uk/real-weddings',
  ]);
});

test('leads from the phone’s “More” to all that stands in no bar, to the settings and out [R1-11]', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <MoreSheet entries={[]} onClose={() => undefined} />
    </ShellProvider>,
    host,
    { ...messages, ...places },
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  const hrefs = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/uk/scrapbook',
    '/uk/advice',
    '/uk/planning',
    '/uk/planning/day',
    '/uk/reviews',
    '/uk/real-weddings',
    '/uk/settings',
  ]);
  expect(sheet.getByRole('link', { name: /^Settings/ })).toHaveTextContent(`Settings${exampleSignedIn().email}`);
  expect(sheet.getByRole('button', { name: 'Log out' })).toBeEnabled();
});

test.each([
  [1_402_400, 'Budget£9,976 not quoted yet'],
  [2_500_050, 'Budget£1,000.50 over'],
])('the phone’s “More” says where the plan stands, as home does', async (actual, budgetTile) => {
  const session = exampleSignedIn();
  const wedding = exampleWedding({
    budget: 2_400_000,
    costs: { actual, estimate: 2_400_000 },
    tasks: { total: 180, done: 46, initializedAt: '2026-11-20T10:00:00.000Z' },
  });
  const { host, shell } = createTestShell({ ...session, wedding }, '/uk/home');
  const label = { 'en-GB': 'Budget', 'de-DE': 'Budget', 'fr-FR': 'Budget' };
  const entry = { id: 'budget', path: 'budget', label, icon: 'budget', area: 'budget' } as const;
  const place = { order: 40, audience: 'couple', placement: 'header', tab: false } as const;
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <MoreSheet entries={[{ ...entry, ...place }]} onClose={() => undefined} />
    </ShellProvider>,
    host,
    { ...messages, ...places },
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(sheet.getByRole('link', { name: /^Budget/ })).toHaveTextContent(budgetTile);
  expect(sheet.getByRole('link', { name: /^Plan at a glance/ })).toHaveTextContent('46 of 180');
  expect(sheet.getByRole('link', { name: /^Advice/ })).toHaveTextContent(/^Advice$/);
});
