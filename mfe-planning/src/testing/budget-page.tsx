import type { exampleWedding } from '@posy/remote-kit/testing';
import type { DevicePort, Session } from '@posy/shared-contracts/mount-props';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CostDocument, PaymentDocument } from '#budget/rules/cost-items';
import { exampleCost, examplePayment } from './example-costs';
import { renderPlanning } from './render-planning';

/** A venue with its quote, a dinner by the head, and a deposit that is due. */
export const venue = exampleCost({ id: 'venue-hire', name: 'Orangery hire', actual: 630_000 });
export const dinner = exampleCost({
  id: 'dinner',
  name: 'Dinner',
  group: 'caterers',
  perHead: { amount: 7_800, counts: 'day' },
});
export const deposit = examplePayment({
  id: 'p1',
  costId: 'venue-hire',
  name: 'Deposit',
  amount: 420_000,
  due: '2026-12-01',
});
/** A budget with them, for 95 guests. */
export const begun = {
  costs: [venue, dinner],
  payments: [deposit],
  wedding: { budget: 2_400_000, guests: { count: 0, estimate: 95 } },
};

const stored = (documents: readonly (CostDocument | PaymentDocument)[]) =>
  Object.fromEntries(documents.map(({ id, ...data }) => [id, data]));

interface PageOptions {
  path?: string;
  costs?: CostDocument[];
  payments?: PaymentDocument[];
  wedding?: Parameters<typeof exampleWedding>[0];
  session?: Session;
  device?: DevicePort;
}

/** Presses the button of this name once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Types into the field of this label, over what it held. */
export const fill = async (
  label: string | RegExp,
  text: string,
  inside: HTMLElement = document.body,
): Promise<void> => {
  const field = await within(inside).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** The budget's screen for each test of a file, and what the database holds behind it. */
export const budgetPage = () => {
  let page: Awaited<ReturnType<typeof renderPlanning>>;
  afterEach(async () => {
    await page.leave();
    localStorage.clear();
  });
  return {
    show: async ({
      path = '/uk/budget',
      costs = [],
      payments = [],
      wedding = {},
      session,
      device,
    }: PageOptions = {}) => {
      const documents = { 'weddings/w1/costs': stored(costs), 'weddings/w1/payments': stored(payments) };
      page = await renderPlanning({ path, wedding, session, documents, device });
    },
    /** Returns the current page. */
    now: () => page,
    costs: () => page.firestore.documents('weddings/w1/costs'),
    payments: () => page.firestore.documents('weddings/w1/payments'),
    wedding: () => page.firestore.documents('weddings').w1 as Record<string, unknown>,
    undo: () => act(async () => page.host.shown.at(-1)?.action?.run()),
    published: (event: string) =>
      page.host.busHost.trace().filter((entry) => entry.event === event && entry.step === 'published').length,
  };
};
