import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { workOf } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '#testing/render-shell';
import { WorkScreen } from './work-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const couple = exampleSignedIn();
const as = (kind: keyof typeof workOf, supplierId: string | null = null) =>
  exampleSignedIn({
    user: { ...couple.user, kind, name: 'Sam', weddingId: null, supplierId },
    wedding: null,
    role: null,
  });

const show = async (kind: keyof typeof workOf, count: number, supplierId: string | null = null) => {
  const items = workOf[kind].map((one) => ({ kind: one, count }));
  const shown = await renderShell(<WorkScreen />, {
    session: as(kind, supplierId),
    path: '/uk/home',
    api: { work: () => ({ items }), pageMeasures: () => ({ remotes: [], screens: [], days: [] }) },
  });
  leave = shown.leave;
};

test('leads a moderator to each part of the desk, by counts of the data, and when nothing waits, too [P-H15]', async () => {
  await show('moderator', 0);
  const places = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/uk/moderation', '/uk/moderation?show=disputed', '/uk/moderation?show=reports']);
  await leave();
  await show('moderator', 3);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Sam');
  expect(await screen.findByRole('link', { name: 'Reviews to check' })).toHaveAttribute('href', '/uk/moderation');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reviews to check3',
    'Disputed reviews3',
    'Open reports3',
  ]);
});

test.each(['moderator', 'operator'] as const)('leads a %s to the claims that wait [32]', async (kind) => {
  const shown = await renderShell(<WorkScreen />, {
    session: as(kind),
    path: '/uk/home',
    api: { work: () => ({ items: [], claims: 2 }) },
  });
  leave = shown.leave;
  const link = await screen.findByRole('link', { name: 'Claims of profiles' });
  expect(link).toHaveAttribute('href', '/uk/moderation/claims');
  expect(link.closest('li')).toHaveTextContent(/2$/);
});

test('says to who speaks for no supplier any more that nobody waits, and leads nowhere for it', async () => {
  await show('supplier', 0);
  expect(await screen.findByText('Every couple has your answer')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Every message is read' })).toBeNull();
  expect(document.querySelector('[data-slot="supplier-home.figures"]')).toBeNull();
});

test('leaves what waits for a supplier to the remote that knows it, so that nothing is said twice [19]', async () => {
  await show('supplier', 3, 'GB123456');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Sam');
  expect(document.querySelector('[data-slot="supplier-home.figures"]')).not.toBeNull();
  expect(screen.queryByText('Couples waiting for your answer')).toBeNull();
});

test('tells an operator the installation’s figures, and how its pages do', async () => {
  await show('operator', 1);
  expect(await screen.findByRole('heading', { level: 2, name: 'How pages do' }, { timeout: 20_000 })).toBeVisible();
  expect(await screen.findByText('Person with an account')).toBeVisible();
  // The desk is open to moderators alone.
  expect(screen.queryByRole('link')).toBeNull();
});

test('says so when the figures do not come, and asks again', async () => {
  let isDown = true;
  const shown = await renderShell(<WorkScreen />, {
    session: as('moderator'),
    path: '/uk/home',
    api: {
      work: () => {
        if (isDown) throw new ApiError('refused', 500, 'broken', 'No.');
        return { items: [{ kind: 'reports-open' as const, count: 1 }] };
      },
    },
  });
  leave = shown.leave;
  expect(await screen.findByText('The figures are taking a break')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Open report')).toBeVisible();
});
