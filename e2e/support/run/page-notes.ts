import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';

/** A step of a page's bus, as far as it is shown. */
interface BusStep {
  at: number;
  step: string;
  event: string;
  producer: string;
  handler: string | null;
  detail: string | null;
}

/** Facts about a page whose journey is red. */
export interface PageNotes {
  path: string;
  set: string | null;
  /** `mfe-reviews 1.2.0` of each build that the page has loaded files of. */
  builds: string[];
  steps: BusStep[];
  console: string[];
  /** Problems that the page reported to the server. */
  reported: string[];
}

const most = { steps: 50, lines: 20 };

interface PageRecord {
  console: string[];
  reported: string[];
}
const records = new WeakMap<BrowserContext, PageRecord>();

const addLast = (lines: string[], line: string): void => {
  lines.push(line.slice(0, 400));
  if (lines.length > most.lines) lines.shift();
};

/** Listens to what the pages of a context say and report, for the case that their journey fails. */
export const listenTo = (context: BrowserContext): void => {
  const own: PageRecord = { console: [], reported: [] };
  records.set(context, own);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) addLast(own.console, `${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => addLast(own.console, `thrown: ${error.error().message}`));
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/errors') addLast(own.reported, request.postData() ?? '');
  });
};

/** Runs in the page. */
const readPage = (): Pick<PageNotes, 'path' | 'set' | 'builds' | 'steps'> => {
  const { posyTrace } = window as unknown as { posyTrace?: () => BusStep[] };
  const boot = JSON.parse(document.getElementById('posy-boot')?.textContent ?? '{}') as { releaseSet?: { id: string } };
  const builds = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/releases\/builds\/([^/]+)\/([^/]+)\//.exec(name)?.slice(1).join(' ') ?? []);
  return {
    path: window.location.pathname,
    set: boot.releaseSet?.id ?? null,
    builds: [...new Set(builds)],
    steps: posyTrace?.() ?? [],
  };
};

const limitMs = 5000;

/** A page that hangs, or is gone, tells nothing. */
const notesOf = async (page: Page): Promise<PageNotes | null> => {
  const { console, reported } = records.get(page.context()) ?? { console: [], reported: [] };
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), limitMs));
  const read = await Promise.race([page.evaluate(readPage).catch(() => null), late]);
  return read === null ? null : { ...read, console, reported };
};

const stepText = ({ at, step, event, producer, handler, detail }: BusStep): string => {
  const to = handler === null ? '' : ` → ${handler}`;
  return `${new Date(at).toISOString().slice(11, 23)} ${step} ${event} ${producer}${to}${detail === null ? '' : `: ${detail}`}`;
};

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${title}:`, ...lines.map((line) => `    ${line}`)];

/** The same in lines, what says most first. */
export const notesText = ({ path, set, builds, steps, console, reported }: PageNotes): string =>
  [
    `page ${path}, release set ${set ?? 'not there'}: ${builds.join(', ')}`,
    ...part('reported errors', reported),
    ...part('console', console),
    ...part('last steps of the bus', steps.slice(-most.steps).map(stepText)),
  ].join('\n');

/** Adds what every open page was to a journey that is red: remotes and versions, errors, what its bus did. */
export const noteRed = async (browser: Browser, info: TestInfo): Promise<void> => {
  if (info.status === info.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages) {
    const notes = await notesOf(page);
    if (notes === null) continue;
    // Playwright's own list shows the beginning of an attachment only.
    process.stdout.write(`${notesText(notes)}\n`);
    await info.attach('page', { body: notesText(notes), contentType: 'text/plain' });
  }
};
