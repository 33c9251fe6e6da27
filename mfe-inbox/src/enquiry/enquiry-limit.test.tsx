import { createMemoryFirestore, createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { field, openEnquiry, send } from '#testing/open-enquiry';

describe('the enquiry form knows the conversations that there are, and', () => {
  test('closes at the limit with a message that says so, and keeps the words [S4-enquiry-04] [D-enquiry-limit-02]', async () => {
    await openEnquiry({
      api: {
        sendEnquiry: () => {
          throw new ApiError('refused', 409, 'enquiry-limit-reached', '');
        },
      },
    });
    await userEvent.type(field(), ' We’d love the walled garden.');
    await send();
    expect(await screen.findByText(/You’ve 10 venue enquiries open, which is the most at once/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sessionStorage.getItem('posy.inbox.enquiry.u1.GB100001')).toContain('the walled garden');
  });

  test('is closed before sending when the count says so [S5-enquiry-01]', async () => {
    const host = await openEnquiry({ api: { enquiryCount: () => ({ open: { venues: 10 }, limit: 10 }) } });
    expect(screen.getByRole('textbox')).toBeVisible();
    await act(async () => host.pass(500));
    expect(await screen.findByText(/You’ve 10 venue enquiries open/)).toBeVisible();
  });

  test('asks for the count once the page was still for 500 ms [S7-enquiry-count-02] [S9-delay-03]', async () => {
    let asked = 0;
    const host = await openEnquiry({
      api: {
        enquiryCount: () => {
          asked += 1;
          return { open: { venues: 2 }, limit: 10 };
        },
      },
    });
    await act(async () => host.pass(499));
    expect(asked).toBe(0);
    await act(async () => host.pass(1));
    expect(await screen.findByText('2 of up to 10 venue enquiries open so far.')).toBeVisible();
    expect(asked).toBe(1);
  });

  test('at the limit names the ones that can be closed, and opens again when one was [D-enquiry-limit-02]', async () => {
    const talks = ['Oak Tithe Barn', 'Orchard Barn'].map((supplierName, index) => {
      const { id: _id, ...talk } = exampleConversation(`v${index}`, {
        supplierId: `GB90000${index}`,
        supplierName,
        supplierType: 'venues',
      });
      return [`v${index}`, talk] as const;
    });
    let open10 = 10;
    const host = await openEnquiry({
      firestore: createMemoryFirestore({ conversations: Object.fromEntries(talks) }),
      api: { enquiryCount: () => ({ open: { venues: open10 }, limit: 10 }) },
    });
    await act(async () => host.pass(500));
    const list = await screen.findByRole('region', { name: /choose .We booked elsewhere/ });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/uk/inbox?conversationId=v0', '/uk/inbox?conversationId=v1']);
    open10 = 9;
    const data = { closedAt: '2026-11-20T12:00:00.000Z', closedReason: 'booked-elsewhere', closedBy: 'couple' };
    await act(() =>
      host.firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'v0', data }]),
    );
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  });

  test('asks since when the couple talks with the supplier once the page was still for 500 ms [S7-enquiry-dates-02] [S9-delay-02]', async () => {
    const { firestore } = createTestHost({ session: exampleSignedIn() });
    const { id, ...conversation } = exampleConversation('c1');
    await firestore.commit([{ kind: 'set', collection: collections.conversations(), id, data: conversation }]);
    const asked: unknown[] = [];
    const enquiryDates = ({ params }: EndpointInput<'enquiryDates'>) => {
      asked.push(params);
      return { dates: [{ supplierId: 'GB100001', supplierType: 'venues', sentAt: '2026-11-03T10:00:00.000Z' }] };
    };
    const host = await openEnquiry({ firestore, api: { enquiryDates } });
    await act(async () => host.pass(499));
    expect(asked).toEqual([]);
    await act(async () => host.pass(1));
    expect(await screen.findByText('3 November', { exact: false })).toBeVisible();
    expect(asked).toEqual([{ weddingId: 'w1' }]);
  });

  test('says when the couple already talks with the supplier, and does not close for them', async () => {
    const host = createTestHost({ session: exampleSignedIn() });
    const { id, ...conversation } = exampleConversation('c1');
    await host.firestore.commit([{ kind: 'set', collection: collections.conversations(), id, data: conversation }]);
    const opened = await openEnquiry({
      firestore: host.firestore,
      api: { enquiryCount: () => ({ open: { venues: 10 }, limit: 10 }), enquiryDates: () => ({ dates: [] }) },
    });
    await act(async () => opened.pass(500));
    await waitFor(() => expect(screen.getByText(/You’re already talking/)).toBeVisible());
    expect(field()).toBeVisible();
  });
});
