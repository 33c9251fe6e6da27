import { createMemoryFirestore, type TestHost } from '@posy/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';
import { supplierSession } from '#testing/shown';

const own = 'suppliers/GB100001';
const updatedAt = '2026-11-01T09:00:00.000Z';
const talk = (coupleName: string) => data(exampleConversation('c', { coupleName, memberUids: ['u1'] }));
const people = [
  { uid: 'u1', name: 'Hattie', email: 'hattie@example.com', role: 'owner' as const },
  { uid: 'u2', name: 'Bea', email: 'bea@example.com', role: 'staff' as const },
];

const open = (path = '/uk/inbox'): Promise<TestHost> => {
  return openInbox(path, {
    session: supplierSession(),
    api: {
      supplierTeam: () => ({ people, invitations: [] }),
      supplier: () => ({ busyDays: [] }) as never,
    },
    firestore: createMemoryFirestore({
      conversations: { c1: talk('Maya and Tom'), c2: talk('Carys and Ben'), c3: talk('Sam and Ottilie') },
      [`${own}/labels`]: {
        l1: { name: 'Viewing', hue: 'fern', order: 1, updatedAt },
        l2: { name: '2028', hue: 'peony', order: 2, updatedAt },
      },
      [`${own}/enquiries`]: {
        c1: { labels: ['l1', 'gone'], assignedTo: 'u1', updatedAt },
        c2: { labels: ['l2'], assignedTo: 'u2', updatedAt },
        c3: { labels: [], assignedTo: 'sent-away', updatedAt },
      },
    }),
  });
};
const sift = async (name: string) => {
  await userEvent.click(within(list()).getByRole('button', { name: /^Labels and people/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name }));
};

const about = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'About' }));
  return within(screen.getByRole('dialog'));
};

test('the supplier’s list is sifted by its own labels, and by who answers', async () => {
  await open();
  await screen.findByText('Viewing');
  await sift('2028');
  expect(names()).toEqual(['Carys and Ben']);
  await sift('Mine');
  expect(names()).toEqual(['Maya and Tom']);
  await sift('Bea');
  expect(names()).toEqual(['Carys and Ben']);
  // The enquiries of a removed person count as unassigned.
  await sift('Nobody’s yet');
  expect(names()).toEqual(['Sam and Ottilie']);
  // The chosen one stands over the list, with the way back.
  expect(within(list()).getByText('Nobody’s yet')).toBeVisible();
  await userEvent.click(within(list()).getByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(3);
  expect(within(list()).queryByText('Nobody’s yet')).toBeNull();
});

test('couples are shown no labels, and no way to sift by them', async () => {
  await openInbox();
  expect(within(list()).queryByRole('button', { name: /^Labels and people/ })).toBeNull();
});

test('an enquiry is given to somebody and labelled beside its thread, with a way back', async () => {
  const host = await open('/uk/inbox?conversationId=c2');
  const file = () => host.firestore.documents(`${own}/enquiries`)['c2'];
  const aside = await about();
  await userEvent.selectOptions(await aside.findByRole('combobox', { name: 'Who answers' }), 'You');
  expect(file()).toMatchObject({ assignedTo: 'u1', labels: ['l2'] });
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(file()).toMatchObject({ assignedTo: 'u2' });
  await userEvent.click(aside.getByRole('checkbox', { name: 'Viewing' }));
  expect(file()).toMatchObject({ labels: ['l2', 'l1'] });
});

test('the first word about an enquiry makes its file, and a label that was deleted goes with the next change', async () => {
  const host = await open('/uk/inbox?conversationId=c1');
  const aside = await about();
  await userEvent.click(await aside.findByRole('checkbox', { name: '2028' }));
  expect(host.firestore.documents(`${own}/enquiries`)['c1']).toMatchObject({ labels: ['l1', 'l2'] });
});
