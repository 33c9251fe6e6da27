import { expect } from '@playwright/test';
import { wrapInApp } from '#support/browser/native-app';
import { expectReleaseSetStored } from '#support/browser/stored-in-browser';
import { layoutFaults } from '#support/look/layout';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { pasteGuests } from '#support/plan/guest-files';
import { addGuests, guestRow, openGuest, startGuestList } from '#support/plan/guests';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the app’s back button closes what is open, asks before an edit mode ends, goes back in history, then leaves [S2-back-01] [S2-back-17]', async ({
  page,
  baseURL,
}) => {
  const { controller, device } = await wrapInApp(page, baseURL ?? '');
  await startGuestList(page);
  await expect.poll(() => device.done).toContain('hide the splash');
  await addGuests(page, ['Ravi and Anita Kapoor']);

  await test.step('a guest is chosen from the phone’s contacts', async () => {
    device.answers.contacts = [{ name: 'Bisi Okafor', email: 'bisi@example.com', phone: '+44 20', address: '' }];
    await screen(page).getByRole('button', { name: 'Add guests' }).click();
    const popup = page.getByRole('dialog', { name: 'Add guests' });
    await popup.getByRole('button', { name: 'Add from your contacts' }).click();
    await expect(popup.getByLabel('Names')).toHaveValue('Bisi Okafor <bisi@example.com>');
    await popup.getByRole('button', { name: 'Add 1 guest' }).click();
    await expect(guestRow(page, 'Bisi Okafor')).toBeVisible();
    expect(device.done).toContain('pick contacts');
  });
  await screen(page).getByRole('button', { name: 'Edit several' }).click();
  await screen(page).getByRole('checkbox', { name: 'Ravi Kapoor' }).check();

  await screen(page).getByRole('button', { name: 'Add guests' }).click();
  await expect(page.getByRole('dialog', { name: 'Add guests' })).toBeVisible();
  controller.pressBack();
  await expect(page.getByRole('dialog', { name: 'Add guests' })).toBeHidden();

  controller.pressBack();
  const warning = page.getByRole('alertdialog', { name: '1 guest is still chosen' });
  await warning.getByRole('button', { name: 'Leave editing' }).click();
  await expect(page.getByRole('toolbar')).toBeHidden();

  await openGuest(page, 'Ravi Kapoor');
  controller.pressBack();
  await expect(page.getByRole('dialog', { name: 'Ravi Kapoor' })).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/guestlist$/);
  expect(device.done).not.toContain('leave');
});

test('links, pushes, bars, ticks and files go between the app and the page [S1-native-01] [S1-native-03] [S1-native-05]', async ({
  page,
  baseURL,
}) => {
  const { controller, device, reports } = await wrapInApp(page, baseURL ?? '');
  // A person who granted permission before is not asked again in a dialog over the page.
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect.poll(() => device.done).toContain('hide the splash');
  // Opened by a link, not loaded anew: a document that is still loading may not receive the app's messages yet.
  await screen(page).getByRole('link', { name: 'The plan at a glance' }).click();
  await expect(page).toHaveURL(/\/uk\/planning$/);

  // A press on a notification that started the app leaves home behind it.
  controller.openPush('/uk/budget', true);
  await expect(page).toHaveURL(/\/uk\/budget$/);
  controller.pressBack();
  await expect(page).toHaveURL(/\/uk\/home$/);

  controller.receivedPush({ title: 'Orchard Barn answered', body: '', path: '/uk/inbox' });
  await notices(page).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/uk\/inbox/);

  expect(device.done).toContainEqual(expect.stringMatching(/^chrome light #/));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => device.done).toContainEqual(expect.stringMatching(/^chrome dark #/));

  controller.insetsChanged({ top: 47, right: 0, bottom: 34, left: 0 });
  const insetTop = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--posy-inset-top'));
  await expect.poll(insetTop).toBe('47px');

  controller.networkChanged(false);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  controller.networkChanged(true);
  await expect(page.getByText(/You’re offline/)).toBeHidden();

  await page.goto('/uk/guestlist');
  await screen(page).getByRole('button', { name: 'More for the guest list' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expect.poll(() => device.done).toContainEqual(expect.stringMatching(/^save .+\.(csv|xlsx)/));

  controller.openPush('/uk/budget/venue-hire', false);
  await page.getByRole('button', { name: 'More for Venue, second part' }).click();
  await page.getByRole('menuitem', { name: 'Add to your calendar' }).click();
  await expect(notices(page).getByText('It’s in your calendar.')).toBeVisible();
  expect(device.done).toContain('calendar Venue, second part for Venue hire');
  expect(reports).toEqual([]);
});

test('a frame of others says nothing to the app, and the app takes nobody elsewhere', async ({ page, baseURL }) => {
  const { controller, device, reports } = await wrapInApp(page, baseURL ?? '');
  await page.goto('/uk');
  await expect.poll(() => device.done).toContain('hide the splash');
  device.done.length = 0;
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await expect.poll(() => page.frames().length).toBe(2);
  const [, foreign] = page.frames();
  await foreign?.evaluate(() =>
    (window as unknown as { posyNativePost: (text: string) => void }).posyNativePost(
      JSON.stringify({ v: 1, id: 'x', session: 'x', kind: 'rating.prompt', payload: {} }),
    ),
  );
  await expect.poll(() => reports).toContainEqual(expect.stringMatching(/^foreign-message/));
  expect(controller.decideLoad({ url: 'https://evil.test/', isTopFrame: true })).toBe('outside');
  expect(controller.decideLoad({ url: 'javascript:alert(1)', isTopFrame: true })).toBe('refuse');
  expect(device.done).toEqual(['outside https://evil.test/']);
});

test('a half-written note is there again after the system ended the page’s process', async ({ page, baseURL }) => {
  const { controller, device } = await wrapInApp(page, baseURL ?? '', { platform: 'android' });
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect.poll(() => device.done).toContain('hide the splash');
  controller.openPush('/uk/scrapbook', false);
  await screen(page).getByRole('link', { name: 'Write a note' }).first().click();
  const title = page.getByRole('dialog', { name: 'New note' }).getByLabel('Title');
  await title.fill('Half a thought');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Half a thought');
  controller.addressChanged(page.url());
  device.done.length = 0;
  controller.processEnded();
  expect(controller.state.get()).toMatchObject({ phase: 'loading', page: { instance: 1, address: page.url() } });
  // Android’s next WebView begins where the person was.
  await page.goto(controller.state.get().page.address);
  await expect.poll(() => device.done).toContain('hide the splash');
  await expect(title).toHaveValue('Half a thought');
});

test.describe('on the day, without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('run sheet, seating and the caterer’s sheet are read in the app, with text twice as large', async ({
    page,
    baseURL,
  }) => {
    const { controller, device } = await wrapInApp(page, baseURL ?? '', { platform: 'ios' });
    device.answers.push = 'granted';
    await startGuestList(page);
    const rows = ['Name\tHousehold\tRSVP\tDiets', 'Ravi Kapoor\tThe Kapoors\tyes\tvegan', 'Lena Fischer\t\tyes\t'];
    await pasteGuests(page, rows, 2);
    await page.goto('/uk/guestlist/seating');
    await screen(page).getByRole('button', { name: 'Add a table' }).first().click();
    await page.getByRole('dialog', { name: 'Add a table' }).getByRole('button', { name: 'Add it' }).click();
    await expect(screen(page).getByRole('listitem', { name: /^Table Table 1/ })).toBeVisible();
    const mover = screen(page).getByRole('button', { name: 'Move Ravi Kapoor to table' });
    await mover.focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitem', { name: /Table 1/ })).toBeFocused();
    await page.keyboard.press('1');
    await expect(screen(page).getByText('1 of 2 seated at 1 table')).toBeVisible();
    await expectReleaseSetStored(page);

    // The run sheet is looked at once before the day.
    controller.openPush('/uk/planning/day', false);
    await expect(
      screen(page).getByRole('region', { name: 'To do on the day' }).getByRole('checkbox').first(),
    ).toBeVisible();
    await page.goto('/uk/guestlist/seating');
    await expect(screen(page).getByText('1 of 2 seated at 1 table')).toBeVisible();

    await page.context().setOffline(true);
    // The app is started anew at the venue.
    device.done.length = 0;
    controller.processEnded();
    await page.goto('/uk/guestlist/seating');
    await expect.poll(() => device.done).toContain('hide the splash');
    expect(controller.state.get().phase).toBe('ready');
    controller.networkChanged(false);
    await expect(screen(page).getByText('1 of 2 seated at 1 table')).toBeVisible();
    controller.textScaleChanged(2);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(screen(page).getByRole('listitem', { name: /^Table Table 1/ })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    controller.openPush('/uk/guestlist/caterers', false);
    await expect(screen(page).getByRole('heading', { name: 'For the caterer' })).toBeVisible();
    await expect(screen(page).getByText(/vegan/i).first()).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    controller.openPush('/uk/planning/day', false);
    const sheetPart = (name: string) => screen(page).getByRole('region', { name });
    await expect(sheetPart('Guests').getByText('2 guests come')).toBeVisible();
    await expect(sheetPart('Hour by hour').getByText('No hours yet')).toBeVisible();
    await expect(sheetPart('To do on the day').getByRole('checkbox').first()).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    // A tablet held upright: the areas stand in the header.
    await resize(page, { width: 820, height: 1180 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
  });
});
