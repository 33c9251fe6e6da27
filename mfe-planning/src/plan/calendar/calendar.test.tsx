import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { CalendarPart } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { compileChecklist, renderPlanning } from '#testing/render-planning';

// Loading the dialog takes longer than a test waits for its texts.
beforeAll(() => Promise.all([import('./calendar-dialog'), compileChecklist()]));

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());
const user = userEvent.setup();

const url = `https://posy.example/api/calendar/${'a'.repeat(43)}.ics`;
const createdAt = '2026-11-20T12:00:00.000Z';

/** The checklist's screen over a server with at most one link. */
const open = async (begun: CalendarPart[] | null = null, changes: Parameters<typeof exampleSignedIn>[0] = {}) => {
  const link = { parts: begun };
  const page = await renderPlanning({
    path: '/uk/checklist',
    session: exampleSignedIn(changes),
    wedding: {},
    api: {
      readCalendarFeed: () => ({
        feed: link.parts === null ? null : { parts: link.parts, madeBy: 'Tom', createdAt },
      }),
      createCalendarFeed: ({ body }) => {
        link.parts = body?.parts ?? [];
        return { url, createdAt };
      },
      revokeCalendarFeed: () => {
        link.parts = null;
        return {};
      },
    },
  });
  leave = page.leave;
  return { ...page, link };
};

const dialog = async () => within(await screen.findByRole('dialog', { name: 'The plan in your calendar' }));
const add = async () => {
  const button = await screen.findByRole('button', { name: 'Add to calendar' });
  await act(() => user.click(button));
};

const ready = { tasks: { total: 5, done: 0, initializedAt: createdAt } };
const couple = async (begun: CalendarPart[] | null = null) => {
  const person = exampleSignedIn();
  const wedding = person.wedding === null ? null : { ...person.wedding, ...ready };
  return open(begun, { wedding });
};

test('a link is made of what was chosen, and shown once: plain, to copy, and for calendar programs', async () => {
  const { link } = await couple();
  await add();
  await user.click((await dialog()).getByRole('checkbox', { name: 'Payments' }));
  await user.click((await dialog()).getByRole('button', { name: 'Make the link' }));
  expect(link.parts).toEqual(['tasks', 'events']);
  expect(await (await dialog()).findByLabelText('Calendar link')).toHaveValue(url);
  expect((await dialog()).getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute(
    'href',
    url.replace('https:', 'webcal:'),
  );
});

test('nothing chosen makes nothing', async () => {
  await couple();
  await add();
  for (const name of ['Tasks', 'Payments', 'Your events'])
    await user.click((await dialog()).getByRole('checkbox', { name }));
  expect((await dialog()).getByRole('button', { name: 'Make the link' })).toBeDisabled();
});

test('a link from before says of what and by whom, not where; a new one takes its place', async () => {
  const { link } = await couple(['payments']);
  await add();
  expect(
    await (await dialog()).findByText(/There’s a link with Payments\. Tom made it on 20 November 2026\./),
  ).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Make a new link' }));
  expect((await dialog()).getByText(/stops working as soon as the new one is made/)).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Make the link' }));
  expect(link.parts).toEqual(['tasks', 'payments', 'events']);
});

test('a link is switched off, and one can be made again', async () => {
  const { link, host } = await couple(['payments']);
  await add();
  await user.click(await (await dialog()).findByRole('button', { name: 'Switch it off' }));
  expect(link.parts).toBeNull();
  expect(host.shown.at(-1)?.text).toBe('The calendar’s link is off.');
  expect(await (await dialog()).findByRole('button', { name: 'Make the link' })).toBeEnabled();
});

test('without a connection it waits, and says so', async () => {
  const { host } = await couple(['payments']);
  await add();
  expect(await (await dialog()).findByRole('button', { name: 'Switch it off' })).toBeEnabled();
  act(() => host.online.set(false));
  expect((await dialog()).getByText(/You’re offline/)).toBeVisible();
  expect((await dialog()).getByRole('button', { name: 'Switch it off' })).toBeDisabled();
});

test('a helper is not offered it', async () => {
  const person = exampleSignedIn();
  if (person.wedding === null) throw new Error('The example has a wedding.');
  const access = { checklist: 'edit', guests: 'none', budget: 'none', suppliers: 'none', website: 'none' } as const;
  const wedding = {
    ...person.wedding,
    ...ready,
    roles: { u1: 'helper' } as const,
    access: { u1: { ...access, inbox: 'none', notes: 'none' } as const },
  };
  await open(null, { role: 'helper', wedding });
  expect(await screen.findByRole('button', { name: 'Add task' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});
