import { createTestHost } from '@posy/remote-kit/testing';
import { createNotices } from './notices';

describe('notices', () => {
  const setUp = () => {
    const host = createTestHost();
    return { host, notices: createNotices(host.clock) };
  };

  test('that say the same again are one, with the newest way back [R1-15]', () => {
    const { notices } = setUp();
    const undone: number[] = [];
    for (const at of [1, 2])
      notices.show({ tone: 'success', text: 'Saved', action: { label: 'Undo', run: () => undone.push(at) } });
    expect(notices.shown.get()).toHaveLength(1);
    notices.shown.get()[0]?.action?.run();
    expect(undone).toEqual([2]);
  });

  describe('of an edit and of what it brought are one [R1-15]', () => {
    const undone: string[] = [];
    const said = (text: string, about: string, more: { emoji?: string; follows?: boolean } = {}) => ({
      tone: 'success' as const,
      text,
      about,
      ...more,
      action: { label: 'Undo', run: () => void undone.push(text) },
    });
    beforeEach(() => undone.splice(0));
    const texts = (notices: ReturnType<typeof createNotices>) => notices.shown.get().map(({ text }) => text);

    test('with a way back past both, the newer first', () => {
      const { host, notices } = setUp();
      notices.show(said('11 guests added.', 'guests'));
      host.pass(300);
      notices.show(said('One task ticked.', 'task', { emoji: '🎉', follows: true }));
      expect(texts(notices)).toEqual(['11 guests added. One task ticked.']);
      expect(notices.shown.get()[0]?.emoji).toBe('🎉');
      notices.shown.get()[0]?.action?.run();
      expect(undone).toEqual(['One task ticked.', '11 guests added.']);
      host.pass(6000);
      expect(texts(notices)).toEqual([]);
    });

    test('and lose only what a newer word is about', () => {
      const { host, notices } = setUp();
      notices.show(said('11 guests added.', 'guests'));
      notices.show(said('One task ticked.', 'task', { follows: true }));
      host.pass(2000);
      notices.show({ tone: 'error', text: 'That task could not be saved.', about: 'task' });
      expect(texts(notices)).toEqual(['11 guests added.', 'That task could not be saved.']);
      notices.shown.get()[0]?.action?.run();
      expect(undone).toEqual(['11 guests added.']);
    });

    test('but two acts of a person are two, however fast: the way back past one leaves the other', () => {
      const { notices } = setUp();
      notices.show(said('The quote is saved.', 'a'));
      notices.show(said('The deposit is paid.', 'b'));
      notices.show({ tone: 'success', text: 'A badge.' });
      expect(texts(notices)).toEqual(['The quote is saved.', 'The deposit is paid.', 'A badge.']);
      notices.shown.get()[1]?.action?.run();
      expect(undone).toEqual(['The deposit is paid.']);
    });
  });

  test('what comes of an edit joins its notice for as long as that is on the page, and no other’s [R1-15]', () => {
    const { host, notices } = setUp();
    const undone: string[] = [];
    const said = (text: string, follows: boolean) =>
      notices.show({
        tone: 'success',
        text,
        ...(follows ? { follows } : {}),
        action: { label: 'Undo', run: () => void undone.push(text) },
      });
    const texts = () => notices.shown.get().map(({ text }) => text);
    said('11 guests are on the list.', false);
    // The server is slow.
    host.pass(4500);
    said('“Start your guest list” is ticked.', true);
    expect(texts()).toEqual(['11 guests are on the list. “Start your guest list” is ticked.']);
    notices.shown.get()[0]?.action?.run();
    expect(undone).toEqual(['“Start your guest list” is ticked.', '11 guests are on the list.']);
    host.pass(6000);
    said('“Book your venue” is ticked.', true);
    host.pass(1001);
    said('Saved.', false);
    expect(texts()).toEqual(['“Book your venue” is ticked.', 'Saved.']);
  });

  test('what comes of a booking is one notice with it: its name once, a stop after each sentence, and the way on of the last [R1-15]', () => {
    const { notices } = setUp();
    const did: string[] = [];
    const action = (label: string, of: string) => ({ label, run: () => void did.push(of) });
    const report = (more: object) => notices.show({ tone: 'success', text: '', follows: true, ...more });
    report({ text: 'Rosa is booked no more', follows: false, action: action('Undo', 'booking'), about: 'rosa' });
    report({ text: 'Rosa’s quote is back', briefly: 'Her “quote” is “back”', action: action('Undo', 'quote') });
    const still = { briefly: '„Foto“ is still ticked!', open: action('Untick', 'tick') };
    report({ tone: 'info', text: 'Rosa’s “Foto” is still ticked!', ...still });
    const [only, ...others] = notices.shown.get();
    expect(others).toEqual([]);
    expect(only?.text).toBe('Rosa is booked no more. Her “quote” is “back”. „Foto“ is still ticked!');
    only?.action?.run();
    only?.open?.run();
    expect(did).toEqual(['quote', 'booking', 'tick']);
    notices.retract('rosa');
    expect(notices.shown.get()[0]?.text).toBe('Rosa’s quote is back. „Foto“ is still ticked!');
  });

  test('news without a way back stands alone where nothing it comes of is on the page, and never joins an error', () => {
    const { notices } = setUp();
    notices.show({ tone: 'error', text: 'Lost.', action: { label: 'Retry', run: () => undefined } });
    notices.show({ tone: 'info', text: 'Rosa is paid.', briefly: 'She is paid.', follows: true });
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['Lost.', 'Rosa is paid.']);
  });

  test('three quick ticks are one line, with one way back for all of them [R1-15]', () => {
    const { host, notices } = setUp();
    const undone: string[] = [];
    const tick = (title: string): void =>
      notices.show({
        tone: 'success',
        text: `“${title}” is done.`,
        emoji: '🎉',
        about: `task ${title}`,
        alike: { kind: 'tick', text: (count) => `${count} tasks done.` },
        action: { label: 'Undo', run: () => void undone.push(title) },
      });
    const texts = () => notices.shown.get().map(({ text }) => text);
    for (const title of ['Rings', 'Cake', 'Band', 'Cars']) {
      tick(title);
      host.pass(2500);
    }
    expect(texts()).toEqual(['4 tasks done.']);
    // One of them is opened again by hand: the others can still be undone.
    notices.retract('task Cake');
    expect(texts()).toEqual(['3 tasks done.']);
    notices.shown.get()[0]?.action?.run();
    expect(undone).toEqual(['Cars', 'Band', 'Rings']);
  });
});
