import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { endpoints } from '@posy/shared-contracts/endpoints';
import type { Conversation, SharedItem } from '@posy/shared-contracts/entities';
import { conversationId, sharedFacts } from '@posy/shared-contracts/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InferOutput, parse } from 'valibot';
import { SharedFactsList } from '#talk/shared-facts-list';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { field, openEnquiry, send, supplier } from '#testing/open-enquiry';
import { takeAway } from '#testing/shown';

const wedding = exampleWedding({
  location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
  budget: 2_000_000,
  guests: { count: 95, evening: 20, attending: 0, declined: 0 },
});

/** Renders the form for this couple and records its sends; the first `failures` sends get no answer. */
const open = async (conversation: Partial<Conversation> | null = null, failures = 0) => {
  const sent: InferOutput<typeof endpoints.sendEnquiry.body>[] = [];
  const id = conversationId(supplier.supplierId, 'w1');
  const { id: _id, ...known } = exampleConversation(id, { ...conversation, supplierId: supplier.supplierId });
  await openEnquiry({
    session: exampleSignedIn({ wedding }),
    ...(conversation !== null && { firestore: createMemoryFirestore({ conversations: { [id]: known } }) }),
    api: {
      sendEnquiry: ({ body }) => {
        sent.push(parse(endpoints.sendEnquiry.body, body));
        if (sent.length <= failures) throw new ApiError('offline', 0, 'offline', '');
        return { conversationId: 'c9', messageId: 'm1' };
      },
    },
  });
  return sent;
};

const item = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(item(name));

/** The text of each switched fact in the supplier’s own view. */
const inTheirView = {
  date: ['Your date', '11 September 2027'],
  place: ['Your place', 'Bath'],
  guests: ['Day guests', '75'],
  evening: ['Evening guests', '20 more'],
} as const satisfies Record<SharedItem, readonly [string, string]>;
const all = Object.keys(inTheirView) as SharedItem[];

/** The couple as the supplier reads them, made by the function of their view. */
const theirView = async (withheld: readonly SharedItem[], budgetMatch: boolean): Promise<string> => {
  const { names, date, ...shared } = sharedFacts(wedding, { budgetMatch, withheld });
  const stored = exampleConversation('c1', { coupleName: names, weddingDate: date, shared });
  const leave = await renderWithHost(
    <SharedFactsList conversation={stored} side="supplier" />,
    createTestHost(),
    messages,
  );
  const seen = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await leave();
  return seen.join(' · ');
};

describe('one enquiry shares item by item, as several do [19]', () => {
  test.each([
    ['all of it', [], []],
    ['no day', ['date'], ['date']],
    ['no place and no evening', ['place', 'evening'], ['place', 'evening']],
    ['no guests, and so no evening', ['guests'], ['guests', 'evening']],
    ['nothing that may be left out', ['date', 'place', 'guests'], all],
  ] as const)('%s: what is on is what the supplier sees, and what is off they do not', async (_what, off, unseen) => {
    const sent = await open();
    for (const one of off) await press(inTheirView[one][0]);
    await press('If their price fits');
    expect(all.filter((one) => !(item(inTheirView[one][0]) as HTMLInputElement).checked)).toEqual(unseen);
    await send();
    expect(sent).toMatchObject([{ withheld: [...off], budgetMatch: true }]);
    await takeAway();
    const seen = await theirView(sent[0]?.withheld ?? [], sent[0]?.budgetMatch ?? false);
    expect(seen).toContain('Maya and Tom');
    expect(seen).toContain('Their price fits the budget');
    expect(all.filter((one) => !seen.includes(inTheirView[one][1]))).toEqual(unseen);
  });

  test('what a supplier was asked without stays withheld when the couple write again', async () => {
    const sent = await open({ shared: { place: 'Bath', guests: null, budgetMatch: false, withheld: ['date'] } });
    expect(await screen.findByRole('switch', { name: /^Your date They were asked without it before/ })).toBeDisabled();
    // They talk already, so the text contains no introduction.
    expect(field().value).toBe('');
    await userEvent.type(field(), 'Is the barn heated in October?');
    await press('Your place');
    await send();
    expect(sent).toMatchObject([{ withheld: ['place'] }]);
  });
});

describe('words say nothing that was switched off [19]', () => {
  test('suggested ones are made anew, also when they set out already and did not arrive', async () => {
    const sent = await open(null, 1);
    expect(field().value).toMatch(/on|for 11 September 2027/);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await press('Your date');
    expect(field().value).not.toMatch(/September/);
    await send();
    expect(sent.map(({ message }) => message.includes('September'))).toEqual([true, false]);
    expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId);
  });

  test('own ones stay as they are, and the couple read what they say all the same', async () => {
    const sent = await open();
    await userEvent.type(field(), ' Do you bake for Bathonians?');
    expect(screen.queryByRole('status')).toBeNull();
    await press('Your date');
    await press('Your place');
    expect(screen.getByRole('status')).toHaveTextContent('Your message still says 11 September 2027 and Bath.');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Do you bake for Bathonians in autumn?');
    expect(screen.queryByRole('status')).toBeNull();
    await send();
    expect(sent).toMatchObject([{ message: 'Do you bake for Bathonians in autumn?', withheld: ['date', 'place'] }]);
  });
});
