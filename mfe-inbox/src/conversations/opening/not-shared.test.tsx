import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { accessSchema } from '@posy/shared-contracts/entities';
import { act, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { openInbox } from '#testing/open-inbox';

const helperWith = (inbox: 'edit' | 'view' | 'none') => {
  const wedding = exampleWedding({
    roles: { u0: 'owner', u1: 'helper' },
    access: { u1: parse(accessSchema, { inbox }) },
  });
  return exampleSignedIn({ wedding, role: 'helper' });
};

test('a thread closes at once, with a plain sentence, when the couple end a helper’s access to it [19]', async () => {
  const host = await openInbox('/uk/inbox?conversationId=c1', { session: helperWith('edit') });
  expect(await screen.findByText('Hello there', { selector: '[role=log] *' })).toBeVisible();
  await act(async () => host.session.set(helperWith('none')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The inbox isn’t shared with you');
  expect(screen.queryByText(/Hello there/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => host.session.set(helperWith('view')));
  expect(await screen.findByText('Hello there', { selector: '[role=log] *' })).toBeVisible();
});

test('whoever was never let in is told so, instead of an empty inbox', async () => {
  await openInbox('/uk/inbox', { session: helperWith('none') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The inbox isn’t shared with you');
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/uk/home');
});
