import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { step } from '#support/progress';
import { newDevice } from '../page/log-in';
import {
  against,
  longestTask,
  measureScreen,
  median,
  settleMs,
  twoFrames,
  watchLongTasks,
  whenShown,
} from '../page/measure';
import { writeSection } from '../table/sections';
import { inboxSize } from './large-inbox';
import { type InboxServer, startInboxServer } from './server';

/** Milliseconds until list and thread stand on a device that knows them, and of the longest task while scrolling. */
const targets = { content: 1000, longest: 50 };
const rounds = 3;

/** Turns of the wheel until an end must have come. */
const mostTurns = 400;
/** Position of the mouse wheel: over the list, and over the thread. */
const overList = { x: 170, y: 500 };
const overThread = { x: 660, y: 400 };

interface WheelTurn {
  at: { x: number; y: number };
  /** Pixels a turn; negative goes up. */
  by: number;
  /** Text that is in the page when the end is reached. */
  until: RegExp;
}

const isShown = (page: Page, words: RegExp): Promise<boolean> =>
  page.evaluate((source) => new RegExp(source).test(document.querySelector('main')?.textContent ?? ''), words.source);

/** Scrolls to an end, with two frames between turns. Returns the longest task; throws when the end does not come. */
const longestWhile = async (page: Page, { at, by, until }: WheelTurn): Promise<number> => {
  await watchLongTasks(page);
  await page.mouse.move(at.x, at.y);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await page.mouse.wheel(0, by);
    await twoFrames(page);
    if (await isShown(page, until)) return longestTask(page);
  }
  throw new Error(`${until.source} did not come by scrolling.`);
};

const number = (index: number): string => String(index).padStart(4, '0');
const last = { list: number(inboxSize.conversations - 1), thread: number(inboxSize.messages - 1) };

interface InboxTimes {
  content: number;
  list: number;
  thread: number;
}

/** Opens one conversation as a page of its own, and scrolls list and thread through. */
const measureInbox = async (page: Page, url: string, conversation: number): Promise<InboxTimes> => {
  const id = number(conversation);
  await page.goto(`${url}/uk/inbox?conversationId=bench-${id}`, { waitUntil: 'commit' });
  const content = await whenShown(page, new RegExp(`Couple 0000[^]*Message ${last.thread} of ${id}`));
  await page.waitForTimeout(settleMs);
  const list = await longestWhile(page, { at: overList, by: 800, until: new RegExp(`Couple ${last.list}`) });
  const thread = await longestWhile(page, { at: overThread, by: -800, until: new RegExp(`Message 0000 of ${id}`) });
  return { content, list, thread };
};

/** Says each opening as soon as it is there: on a busy machine all of them take some minutes. */
const said = (opened: InboxTimes): InboxTimes => {
  const { content, list, thread } = opened;
  console.log(`  opened in ${Math.round(content)} ms; longest tasks: list ${list} ms, thread ${thread} ms`);
  return opened;
};

const measureAll = async (browser: Browser, server: InboxServer): Promise<string[]> => {
  const page = await newDevice(browser, server.url, server);
  const light: number[] = [];
  const inbox: InboxTimes[] = [];
  const first = said(await measureInbox(page, server.url, 0));
  for (let round = 0; round < rounds; round += 1) {
    light.push(
      (await measureScreen(page, server.url, { name: 'Advice', path: '/uk/advice', shows: /Advice/ })).content,
    );
    inbox.push(said(await measureInbox(page, server.url, 0)));
  }
  const middle = (of: keyof InboxTimes): number => median(inbox.map((each) => each[of]));
  return [
    `| A light screen (Advice), for comparison | ${Math.round(median(light))} ms | |`,
    `| Inbox with an open thread, known | ${against(middle('content'), targets.content)} | ${targets.content} ms |`,
    `| … beside the light one | ${(middle('content') / median(light)).toFixed(2)}× | |`,
    `| … the first time on a device | ${Math.round(first.content)} ms | |`,
    `| Longest task while the list is scrolled to its end | ${against(middle('list'), targets.longest)} | ${targets.longest} ms |`,
    `| Longest task while the thread is scrolled to its beginning | ${against(middle('thread'), targets.longest)} | ${targets.longest} ms |`,
  ];
};

/** Opens a supplier's inbox larger than any, and prints what it took against the targets. */
const main = async (): Promise<void> => {
  const full = Number(process.argv[2] ?? 3);
  const executablePath = await findChromium();
  const server = await step('a server with the large inbox', () => startInboxServer(full));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { conversations, messages } = inboxSize;
    const rows = await step(`${conversations} conversations, ${messages} messages in ${full} of them`, () =>
      measureAll(browser, server),
    );
    writeSection('inbox', ['| What | Measured | Target |', '| --- | --- | --- |', ...rows]);
  } finally {
    await browser.close();
    await server.stop();
  }
};

await main();
