import { createTestHost } from '@posy/remote-kit/testing';
import fc from 'fast-check';
import { createNotices } from './notices';

/** The events of a page, in the order of the list; `act` counts the person's acts before it. */
type NoticeStep =
  | { kind: 'edit' }
  | { kind: 'tick' }
  /** An effect of an earlier act, reported by its cause. */
  | { kind: 'effect'; of: number; hasUndo: boolean }
  | { kind: 'edit-again'; of: number }
  | { kind: 'refused'; of: number }
  | { kind: 'undo'; which: number }
  | { kind: 'recall' }
  | { kind: 'wait'; ms: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('edit' as const) }),
    fc.record({ kind: fc.constant('tick' as const) }),
    fc.record({ kind: fc.constant('effect' as const), of: fc.nat(7), hasUndo: fc.boolean() }),
    fc.record({ kind: fc.constant('edit-again' as const), of: fc.nat(7) }),
    fc.record({ kind: fc.constant('refused' as const), of: fc.nat(7) }),
    fc.record({ kind: fc.constant('undo' as const), which: fc.nat(2) }),
    fc.record({ kind: fc.constant('recall' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 300, 999, 1001, 2500, 6000, 61_000) }),
  ),
  { maxLength: 30 },
);

/** A page on which every sentence has a number, and so has every undo. */
const openPage = () => {
  const host = createTestHost();
  const notices = createNotices(host.clock);
  const undone: number[] = [];
  /** By a sentence's number: its act, and whether it is one of several ticks. */
  const said = new Map<number, { act: string; isTick: boolean }>();
  const acts: string[] = [];
  let count = 0;
  const say = (act: string, more: { isTick?: boolean; hasUndo?: boolean; comesOf?: string; about?: string }) => {
    const { isTick = false, hasUndo = true, comesOf, about = act } = more;
    const id = (count += 1);
    said.set(id, { act, isTick });
    notices.show({
      tone: hasUndo ? 'success' : 'info',
      text: `Said ${id}.`,
      about,
      ...(isTick ? { alike: { kind: 'tick', text: (of: number) => `${of} ticked.` } } : {}),
      ...(comesOf === undefined ? {} : { follows: true, comesOf }),
      ...(hasUndo ? { action: { label: 'Undo', run: () => void undone.push(id) } } : {}),
    });
  };
  /** Returns the sentences of a notice, stated or counted. */
  const sentencesOf = (notice: ReturnType<typeof notices.shown.get>[number]): number[] =>
    (notice.parts ?? [notice]).map(({ text }) => Number(/\d+/.exec(text)?.[0]));
  return { host, notices, undone, said, acts, say, sentencesOf };
};

const pick = <T>(all: readonly T[], at: number): T | undefined => (all.length === 0 ? undefined : all[at % all.length]);

test('in every order and at every speed a way back takes back what its words name, all of it, once, and nothing else [F-B3]', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const { host, notices, undone, said, acts, say, sentencesOf } = openPage();
      const perform = (step: NoticeStep): void => {
        const act = 'of' in step ? pick(acts, step.of) : `act-${acts.length};`;
        switch (step.kind) {
          case 'edit':
          case 'tick':
            acts.push(act ?? '');
            return say(act ?? '', { isTick: step.kind === 'tick' });
          case 'effect':
            return act === undefined
              ? undefined
              : say(act, { comesOf: act, about: `${act} effect ${said.size}`, hasUndo: step.hasUndo });
          case 'edit-again':
            return act === undefined ? undefined : say(act, {});
          case 'refused':
            return notices.show({ tone: 'error', text: 'Not saved.', ...(act === undefined ? {} : { about: act }) });
          case 'undo': {
            const notice = pick(
              notices.shown.get().filter(({ tone, action }) => tone !== 'error' && action !== undefined),
              step.which,
            );
            if (notice === undefined) return undefined;
            const before = undone.length;
            const withWayBack = (notice.parts ?? [notice]).filter(({ action }) => action !== undefined);
            notice.action?.run();
            notices.close(notice.id);
            const named = withWayBack.map(({ text }) => Number(/\d+/.exec(text)?.[0]));
            expect(undone.slice(before)).toEqual(named.reverse());
            return undefined;
          }
          case 'recall':
            return void notices.recall();
          case 'wait':
            return host.pass(step.ms);
        }
      };
      for (const step of sequence) {
        perform(step);
        for (const notice of notices.shown.get()) {
          if (notice.tone === 'error') continue;
          const of = sentencesOf(notice).map((id) => said.get(id));
          // One act with its effects, or several ticks counted in one sentence, with their effects.
          const others = new Set(of.filter((one) => one?.isTick === false).map((one) => one?.act));
          const ticks = of.filter((one) => one?.isTick === true);
          const isOneAct = new Set(of.map((one) => one?.act)).size === 1;
          const isTicks = ticks.length > 0 && [...others].every((act) => ticks.some((tick) => tick?.act === act));
          expect({ text: notice.text, isOneThing: isOneAct || isTicks }).toEqual({
            text: notice.text,
            isOneThing: true,
          });
          // The text names everything that its undo covers: a sentence each, or the number of ticks.
          if (of.length === 1) expect(notice.text).toBe(`Said ${sentencesOf(notice)[0]}.`);
        }
        expect(new Set(undone).size).toBe(undone.length);
      }
    }),
    { numRuns: 400 },
  );
});

test('what comes of an act joins that act’s notice, also when another was shown since, and never another’s [F-B3]', () => {
  const { notices, say, undone } = openPage();
  say('supplier s1', {});
  say('cost c1', {});
  say('supplier s1', { comesOf: 's1', about: 'budget of s1' });
  say('guest g9', { comesOf: 'g9', about: 'task t1' });
  const texts = notices.shown.get().map(({ text }) => text);
  expect(texts).toEqual(['Said 2.', 'Said 1. Said 3.', 'Said 4.']);
  notices.shown.get()[0]?.action?.run();
  notices.shown.get()[1]?.action?.run();
  expect(undone).toEqual([2, 3, 1]);
});

test('what came of an act that is refused stands apart from the other acts of its notice [F-B3]', () => {
  const { notices, said, say, undone } = openPage();
  say('act-0;', { isTick: true });
  say('act-1;', { isTick: true });
  say('act-1;', { comesOf: 'act-1;', about: 'budget of act-1' });
  expect(notices.shown.get().map(({ text }) => text)).toEqual(['2 ticked. Said 3.']);
  notices.show({ tone: 'error', text: 'Not saved.', about: 'act-1;' });
  expect(notices.shown.get().map(({ text }) => text)).toEqual(['Said 1.', 'Said 3.', 'Not saved.']);
  notices.shown.get()[0]?.action?.run();
  expect(undone.map((id) => said.get(id)?.act)).toEqual(['act-0;']);
});
