import { ApiError } from '@posy/shared-contracts';
import type { LegalPage } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from '#frame/footer';
import { renderShell } from '#testing/render-shell';
import { LegalScreen } from './legal-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const plain = (text: string) => [{ text, manner: 'plain' as const }];
const terms: LegalPage = {
  topic: 'terms',
  title: 'Terms of use',
  summary: 'In plain words.',
  updated: '2026-11-21',
  blocks: [
    { kind: 'heading', text: 'Your account', anchor: 'your-account' },
    { kind: 'list', ordered: false, items: [plain('One person, one account.')] },
    { kind: 'table', header: ['What', 'Why'], rows: [[plain('Your name'), plain('To greet you')]] },
  ],
};

test('shows a visitor the page that the address names, with the day it last changed', async () => {
  const asked: unknown[] = [];
  const { leave: end } = await renderShell(<LegalScreen />, {
    session: { status: 'signed-out' },
    path: '/uk/terms',
    api: { legalPage: ({ params }) => (asked.push(params), terms) },
  });
  leave = end;
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
  expect(screen.getByText('Last changed on 21 November 2026')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Your account' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('One person, one account.');
  expect(screen.getByRole('table')).toHaveTextContent('To greet you');
  expect(asked).toEqual([{ locale: 'en-GB', topic: 'terms' }]);
});

test('says so when it does not load, and tries again', async () => {
  let fails = true;
  const { leave: end } = await renderShell(<LegalScreen />, {
    session: { status: 'signed-out' },
    path: '/uk/privacy-policy',
    api: {
      legalPage: () => {
        if (fails) throw new ApiError('offline', 0, 'offline', 'no connection');
        return { ...terms, topic: 'privacy-policy', title: 'Privacy policy' };
      },
    },
  });
  leave = end;
  expect(await screen.findByText('You’re offline. This page needs a connection.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeInTheDocument();
});

test('is linked from the foot of every public page', async () => {
  const { leave: end } = await renderShell(<Footer />, { session: { status: 'signed-out' }, path: '/uk' });
  leave = end;
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/uk/terms');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/uk/privacy-policy');
});
