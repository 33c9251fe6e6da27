import { createTestHost } from '@posy/remote-kit/testing';
import { createNotices } from './notices';

describe('notices', () => {
  const setUp = (isNarrow = false) => {
    const host = createTestHost();
    return { host, notices: createNotices(host.clock, () => isNarrow) };
  };

  test('stay six seconds; errors stay until they are closed', () => {
    const { host, notices } = setUp();
    notices.show({ tone: 'success', text: 'Saved' });
    notices.show({ tone: 'error', text: 'Not saved' });
    host.pass(5999);
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['Saved', 'Not saved']);
    host.pass(1);
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['Not saved']);
    notices.close(notices.shown.get()[0]?.id ?? '');
    expect(notices.shown.get()).toEqual([]);
  });

  test('stay while they are pointed at, and go six seconds after', () => {
    const { host, notices } = setUp();
    notices.show({ tone: 'info', text: 'Look' });
    const id = notices.shown.get()[0]?.id ?? '';
    notices.hold(id, true);
    host.pass(60_000);
    expect(notices.shown.get()).toHaveLength(1);
    notices.hold(id, false);
    host.pass(6000);
    expect(notices.shown.get()).toHaveLength(0);
  });

  test('a way back that left by itself can be asked for once more, for a minute [R1-06]', () => {
    const { host, notices } = setUp();
    const undo = { label: 'Undo', run: () => undefined };
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'Task removed', action: undo });
    host.pass(6000);
    notices.show({ tone: 'info', text: 'Just so you know' });
    host.pass(50_000);
    expect([texts(), notices.recall(), texts()]).toEqual([[], true, ['Task removed']]);
    host.pass(6000);
    expect([notices.recall(), texts()]).toEqual([true, ['Task removed']]);
    host.pass(66_001);
    expect([notices.recall(), texts()]).toEqual([false, []]);
  });

  test('a way back that was closed, or that something newer took the place of, does not come again [R1-06]', () => {
    const { host, notices } = setUp();
    const remove = (text: string, about: string): void =>
      notices.show({ tone: 'success', text, about, action: { label: 'Undo', run: () => undefined } });
    remove('Task removed', 'task band');
    notices.close(notices.shown.get()[0]?.id ?? '');
    expect(notices.recall()).toBe(false);
    remove('Category changed', 'guest ida');
    host.pass(6000);
    notices.show({ tone: 'info', text: 'Ida is gone', about: 'guest ida' });
    expect(notices.recall()).toBe(false);
  });

  test('stay until they are answered when they can be put off', () => {
    const { host, notices } = setUp();
    notices.show({ tone: 'info', text: 'New', dismiss: { label: 'Later', run: () => undefined } });
    for (const text of ['a', 'b', 'c']) notices.show({ tone: 'info', text });
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['New', 'b', 'c']);
    host.pass(60_000);
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['New']);
  });

  test('make room: no more than three at once', () => {
    const { notices } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) notices.show({ tone: 'info', text });
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  test('leave only the newest word about the same thing, waiting ones included', () => {
    const { host, notices } = setUp();
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'Band saved', about: 'task band' });
    notices.show({ tone: 'success', text: 'Names saved', about: 'profile' });
    host.pass(5000);
    notices.show({ tone: 'success', text: 'Names saved again', about: 'profile' });
    expect(texts()).toEqual(['Band saved', 'Names saved again']);
    // The older notice's time is over and removes nothing else.
    host.pass(1000);
    expect(texts()).toEqual(['Names saved again']);
    notices.close(notices.shown.get()[0]?.id ?? '');
    for (const text of ['first', 'second', 'third']) notices.show({ tone: 'error', text });
    notices.show({ tone: 'error', text: 'Names not saved', about: 'profile' });
    notices.show({ tone: 'success', text: 'Names saved at last', about: 'profile' });
    expect(texts()).toEqual(['first', 'second', 'third']);
    notices.close(notices.shown.get()[0]?.id ?? '');
    notices.close(notices.shown.get()[0]?.id ?? '');
    expect(texts()).toEqual(['third', 'Names saved at last']);
  });

  test('never take an error away for something newer: that waits until there is room', () => {
    const { notices } = setUp();
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    for (const text of ['first', 'second', 'third']) notices.show({ tone: 'error', text });
    notices.show({ tone: 'success', text: 'Saved' });
    expect(texts()).toEqual(['first', 'second', 'third']);
    notices.close(notices.shown.get()[1]?.id ?? '');
    expect(texts()).toEqual(['first', 'third', 'Saved']);
  });

  test('on a phone show one after the other where nothing is lost by it; undo and errors come at once [P-H12]', () => {
    const { host, notices } = setUp(true);
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'A badge' });
    notices.show({ tone: 'info', text: 'Kit is in' });
    expect(texts()).toEqual(['A badge']);
    notices.show({ tone: 'success', text: 'Booked', action: { label: 'Undo', run: () => undefined } });
    expect(texts()).toEqual(['Booked']);
    notices.show({ tone: 'error', text: 'Not saved' });
    expect(texts()).toEqual(['Booked', 'Not saved']);
    host.pass(6000);
    expect(texts()).toEqual(['Not saved', 'Kit is in']);
    host.pass(3000);
    expect(texts()).toEqual(['Not saved', 'A badge']);
    host.pass(6000);
    expect(texts()).toEqual(['Not saved']);
  });

  test('on a phone an answer to a press comes before what an undo put off: that was seen already [P-H12]', () => {
    const { host, notices } = setUp(true);
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'In the file' });
    notices.show({ tone: 'success', text: 'Ticked', action: { label: 'Undo', run: () => undefined } });
    host.pass(2000);
    notices.show({ tone: 'success', text: 'In your calendar' });
    expect(texts()).toEqual(['Ticked']);
    host.pass(4000);
    expect(texts()).toEqual(['In your calendar']);
    host.pass(3000);
    expect(texts()).toEqual(['In the file']);
  });

  test('on a phone stay only as long as they are read while another waits, so that the answer to a press comes soon [P-H12]', () => {
    const { host, notices } = setUp(true);
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    const show = (text: string): void => notices.show({ tone: 'success', text });
    show('A badge');
    host.pass(1000);
    show('Happy hunting!');
    host.pass(1999);
    expect(texts()).toEqual(['A badge']);
    host.pass(1);
    expect(texts()).toEqual(['Happy hunting!']);
    // It was there long enough: what comes now takes its place at once.
    host.pass(4000);
    show('In your calendar.');
    host.pass(0);
    expect(texts()).toEqual(['In your calendar.']);
    // One that somebody points at stays until they leave it.
    notices.hold(notices.shown.get()[0]?.id ?? '', true);
    show('Saved.');
    host.pass(60_000);
    expect(texts()).toEqual(['In your calendar.']);
    notices.hold(notices.shown.get()[0]?.id ?? '', false);
    host.pass(3000);
    expect(texts()).toEqual(['Saved.']);
  });

  test('on a phone leave an undo its six seconds, whatever waits, and keep the order of what waits', () => {
    const { host, notices } = setUp(true);
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'Task removed', action: { label: 'Undo', run: () => undefined } });
    notices.show({ tone: 'error', text: 'Not saved' });
    for (const text of ['one', 'two', 'two', 'three']) notices.show({ tone: 'info', text });
    host.pass(5999);
    notices.close(notices.shown.get()[1]?.id ?? '');
    expect(texts()).toEqual(['Task removed']);
    const seen: string[][] = [];
    for (const ms of [1, 3000, 3000]) {
      host.pass(ms);
      seen.push(texts());
    }
    expect(seen).toEqual([['one'], ['two'], ['three']]);
  });

  test('takes away what does not hold any more, also what waits for its place', () => {
    const { notices } = setUp();
    const texts = () => notices.shown.get().map(({ text }) => text);
    for (const about of ['a', 'session', 'b', 'c', 'd']) notices.show({ tone: 'error', text: about, about });
    expect(texts()).toEqual(['a', 'session', 'b']);
    notices.retract('session');
    expect(texts()).toEqual(['a', 'b', 'c']);
    notices.retract('d');
    notices.close(notices.shown.get()[0]?.id ?? '');
    expect(texts()).toEqual(['b', 'c']);
  });
});
