import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const saved: { name: string; content: Blob }[] = [];
const contents = new Map<string, Blob>();

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (content) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
});
afterEach(async () => {
  await leave();
  jest.restoreAllMocks();
});

const textOf = (content: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });

test('the list is saved as a file, and an event says how many [S4-auto-07]', async () => {
  const guests = [
    exampleGuest('ravi', {
      name: 'Ravi Kapoor',
      diets: ['vegan'],
      allergens: ['nuts'],
      rsvp: { main: 'attending' },
      table: 't1',
    }),
    exampleGuest('risky', { name: '=HYPERLINK("x")' }),
  ];
  const documents = {
    'weddings/w1/tables': {
      t1: { name: 'Marigold', shape: 'round', seats: 8, order: 1, createdAt: '2026-11-20T10:00:00.000Z' },
    },
  };
  const page = await renderPlanning({ path: '/uk/guestlist', guests, documents });
  leave = page.leave;
  const reported: unknown[] = [];
  page.host.busHost.forRemote('mfe-test').subscribe('guestlist.exported', (payload) => void reported.push(payload));
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV, for any other program' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['guest-list.csv']));
  const [headers, ...rows] = (await textOf(saved[0]?.content as Blob)).trim().split('\r\n');
  expect(headers).toContain('RSVP: The wedding,Table');
  expect(rows.find((row) => row.startsWith('Ravi Kapoor'))).toMatch(/Vegan,Nuts,.*Attending,Marigold$/);
  expect(rows.some((row) => row.startsWith(`"'=HYPERLINK(""x"")"`))).toBe(true);
  await waitFor(() => expect(reported).toEqual([{ weddingId: 'w1', guests: 2 }]));
});
