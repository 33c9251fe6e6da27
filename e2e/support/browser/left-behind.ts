import type { CDPSession, Page } from '@playwright/test';

/** Objects that a page holds at rest. */
export interface HeldObjects {
  /** Listeners of elements, of the document and of the window. */
  listeners: number;
  /** Timers that are still to run, by their milliseconds. */
  timers: number[];
  /** Elements that bring styles. */
  styles: number;
  /** Rules in all of them. */
  rules: number;
  /** Nodes that are in no document and that something still holds on to. */
  detached: number;
}

/** Runs in each page before its own scripts: counts timers that have not run and were not taken back. */
const countTimers = (): void => {
  const waiting = new Map<number, number>();
  const { setTimeout: start, setInterval: repeat, clearTimeout: stop, clearInterval: end } = window;
  const call = (timer: unknown, ...given: unknown[]): number =>
    (timer as (...all: unknown[]) => number).call(window, ...given);
  const timers = {
    setTimeout: (handler: TimerHandler, after?: number, ...given: unknown[]): number => {
      const run = (...args: unknown[]): void => {
        waiting.delete(id);
        if (typeof handler === 'function') (handler as (...all: unknown[]) => void)(...args);
      };
      const id: number = call(start, run, after, ...given);
      waiting.set(id, after ?? 0);
      return id;
    },
    setInterval: (handler: TimerHandler, after?: number, ...given: unknown[]): number => {
      const id: number = call(repeat, handler, after, ...given);
      waiting.set(id, after ?? 0);
      return id;
    },
    clearTimeout: (id?: number): void => {
      waiting.delete(id ?? 0);
      stop.call(window, id);
    },
    clearInterval: (id?: number): void => {
      waiting.delete(id ?? 0);
      end.call(window, id);
    },
  };
  Object.assign(window, timers, { waitingTimers: () => [...waiting.values()].sort((one, other) => one - other) });
};

/** Every node of the document, with texts, comments and what is below shadow roots. */
const countInPage = (): Pick<HeldObjects, 'timers' | 'styles' | 'rules'> & { attached: number } => {
  const nodesBelow = (root: Node): number => {
    let count = 1;
    for (const child of root.childNodes) count += nodesBelow(child);
    if (root instanceof Element && root.shadowRoot !== null) count += nodesBelow(root.shadowRoot);
    if (root instanceof HTMLTemplateElement) count += nodesBelow(root.content);
    return count;
  };
  const sheets = [...document.styleSheets];
  return {
    timers: (window as unknown as { waitingTimers: () => number[] }).waitingTimers(),
    styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
    rules: sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    attached: nodesBelow(document),
  };
};

/** Has the page count its timers from its start. To be called before it is opened. */
export const countTimersOf = (page: Page): Promise<unknown> => page.addInitScript(countTimers);

/** Counts the objects that the page holds after garbage collection. */
export const heldBy = async (page: Page, session: CDPSession): Promise<HeldObjects> => {
  // Objects released by a finalizer are collected in the second round.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  const { attached, ...counted } = await page.evaluate(countInPage);
  return { ...counted, listeners: metric('JSEventListeners'), detached: metric('Nodes') - attached };
};
