import { openItemOrder } from '@posy/shared-contracts/mount-props';
import * as fc from 'fast-check';
import { createTestHost } from '@posy/remote-kit/testing';
import { createNavigation } from './place/navigation';
import { createNotices } from './notices/notices';
import { createOpenItems } from './place/open-items';
import { createScrollMemory } from './place/scroll-memory';

describe('open items', () => {
  it('close in the order of the specification, the latest of a kind first', () => {
    const items = createOpenItems();
    const closed: string[] = [];
    const open = (kind: Parameters<typeof items.open>[0]['kind'], name: string): void => {
      const forget = items.open({ kind, close: () => (closed.push(name), forget()) });
    };
    open('search-filters', 'filters');
    open('gallery', 'first gallery');
    open('gallery', 'second gallery');
    open('enquiry-form', 'form');
    while (items.closeFirst());
    expect(closed).toEqual(['form', 'second gallery', 'first gallery', 'filters']);
  });

  it('close one by one in the whole order, in whichever order they were opened', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...openItemOrder]), (kinds) => {
        const items = createOpenItems();
        const closed: string[] = [];
        for (const kind of kinds) {
          const forget = items.open({ kind, close: () => (closed.push(kind), forget()) });
        }
        expect(items.kinds.get()).toEqual(openItemOrder.filter((kind) => kinds.includes(kind)));
        while (items.closeFirst());
        expect(closed).toEqual(openItemOrder.filter((kind) => kinds.includes(kind)));
        expect(items.isAnyOpen()).toBe(false);
      }),
    );
  });

  it('say that nothing is open, so that back may leave the page', () => {
    expect(createOpenItems().closeFirst()).toBe(false);
  });
});

describe('notices', () => {
  const setUp = () => {
    const host = createTestHost();
    return { host, notices: createNotices(host.clock) };
  };

  it('stay six seconds; errors stay until they are closed', () => {
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

  it('[R1-15] that say the same again are one, with the newest way back', () => {
    const { notices } = setUp();
    const undone: number[] = [];
    for (const at of [1, 2])
      notices.show({ tone: 'success', text: 'Saved', action: { label: 'Undo', run: () => undone.push(at) } });
    expect(notices.shown.get()).toHaveLength(1);
    notices.shown.get()[0]?.action?.run();
    expect(undone).toEqual([2]);
  });

  describe('[R1-15] that follow at once are one', () => {
    const undone: string[] = [];
    const said = (text: string, about: string, emoji?: string) => ({
      tone: 'success' as const,
      text,
      about,
      ...(emoji === undefined ? {} : { emoji }),
      action: { label: 'Undo', run: () => void undone.push(text) },
    });
    beforeEach(() => undone.splice(0));
    const texts = (notices: ReturnType<typeof createNotices>) => notices.shown.get().map(({ text }) => text);

    it('with a way back past both, the newer first', () => {
      const { host, notices } = setUp();
      notices.show(said('11 guests added.', 'guests'));
      host.pass(300);
      notices.show(said('One task ticked.', 'task', '🎉'));
      expect(texts(notices)).toEqual(['11 guests added. One task ticked.']);
      expect(notices.shown.get()[0]?.emoji).toBe('🎉');
      notices.shown.get()[0]?.action?.run();
      expect(undone).toEqual(['One task ticked.', '11 guests added.']);
      host.pass(6000);
      expect(texts(notices)).toEqual([]);
    });

    it('and lose only what a newer word is about', () => {
      const { host, notices } = setUp();
      notices.show(said('11 guests added.', 'guests'));
      notices.show(said('One task ticked.', 'task'));
      host.pass(2000);
      notices.show({ tone: 'error', text: 'That task could not be saved.', about: 'task' });
      expect(texts(notices)).toEqual(['11 guests added.', 'That task could not be saved.']);
      notices.shown.get()[0]?.action?.run();
      expect(undone).toEqual(['11 guests added.']);
    });

    it('but not what comes later, what cannot be undone, and what went wrong', () => {
      const { host, notices } = setUp();
      notices.show(said('Saved.', 'a'));
      host.pass(1001);
      notices.show(said('Added.', 'b'));
      notices.show({ tone: 'success', text: 'A badge.' });
      expect(texts(notices)).toEqual(['Saved.', 'Added.', 'A badge.']);
    });
  });

  it('stay while they are pointed at, and go six seconds after', () => {
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

  it('stay until they are answered when they can be put off', () => {
    const { host, notices } = setUp();
    notices.show({ tone: 'info', text: 'New', dismiss: { label: 'Later', run: () => undefined } });
    for (const text of ['a', 'b', 'c']) notices.show({ tone: 'info', text });
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['New', 'b', 'c']);
    host.pass(60_000);
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['New']);
  });

  it('make room: no more than three at once', () => {
    const { notices } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) notices.show({ tone: 'info', text });
    expect(notices.shown.get().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  it('leave only the newest word about the same thing, waiting ones included', () => {
    const { host, notices } = setUp();
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    notices.show({ tone: 'success', text: 'Band saved', about: 'task band' });
    notices.show({ tone: 'success', text: 'Names saved', about: 'profile' });
    host.pass(5000);
    notices.show({ tone: 'success', text: 'Names saved again', about: 'profile' });
    expect(texts()).toEqual(['Band saved', 'Names saved again']);
    // The older one's time is up, and takes nothing with it.
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

  it('never take an error away for something newer: that waits until there is room', () => {
    const { notices } = setUp();
    const texts = (): string[] => notices.shown.get().map(({ text }) => text);
    for (const text of ['first', 'second', 'third']) notices.show({ tone: 'error', text });
    notices.show({ tone: 'success', text: 'Saved' });
    expect(texts()).toEqual(['first', 'second', 'third']);
    notices.close(notices.shown.get()[1]?.id ?? '');
    expect(texts()).toEqual(['first', 'third', 'Saved']);
  });

  it('takes away what does not hold any more, also what waits for its place', () => {
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

describe('navigation', () => {
  it('tells the new place once and keeps the query', () => {
    window.history.replaceState(null, '', '/uk/home');
    const { location, navigate } = createNavigation({
      window,
      openItems: createOpenItems(),
      scroll: createScrollMemory({ window, newId: () => 'e1' }),
    });
    const seen: string[] = [];
    location.subscribe(() => seen.push(`${location.get().pathname}${location.get().search}`));
    navigate('/uk/inbox?conversationId=c1');
    navigate('/uk/inbox?conversationId=c1');
    expect(seen).toEqual(['/uk/inbox?conversationId=c1']);
    navigate('/uk/checklist', { replace: true });
    expect(window.location.pathname).toBe('/uk/checklist');
  });

  it.each(['https://evil.example/', '//evil.example/uk', '/\\evil.example/', 'javascript:alert(1)'])(
    'leads nobody away from the product, whoever hands it %s [H-09]',
    (path) => {
      window.history.replaceState(null, '', '/uk/home');
      const scroll = createScrollMemory({ window, newId: () => 'e1' });
      const { location, navigate } = createNavigation({ window, openItems: createOpenItems(), scroll });
      expect(() => navigate(path)).toThrow(TypeError);
      expect([window.location.pathname, location.get().pathname]).toEqual(['/uk/home', '/uk/home']);
    },
  );

  it('[R1-14] remembers where each place was left, so that back leads there, also when something was open', () => {
    window.history.replaceState(null, '', '/uk/wedding-suppliers');
    let ids = 0;
    const scroll = createScrollMemory({ window, newId: () => `e${(ids += 1)}` });
    const openItems = createOpenItems();
    const { navigate, leftAt } = createNavigation({ window, openItems, scroll });
    const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    const backTo = (state: unknown, path: string) => {
      window.history.replaceState(state, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    scrolledTo(700);
    navigate('/uk/supplier-category/venues');
    const list: unknown = window.history.state;
    scrolledTo(300);
    const close = openItems.open({ kind: 'dialog', close: () => undefined });
    navigate('/uk/weddingsuppliers/venues/GB1');
    close();
    expect(leftAt()).toBeNull();
    scrolledTo(0);
    backTo(list, '/uk/supplier-category/venues');
    expect(leftAt()).toBe(300);
    backTo(null, '/uk/wedding-suppliers');
    expect(leftAt()).toBe(700);
  });

  it('asks what is open before a person leaves, and not before a redirect [S2-back-12]', () => {
    window.history.replaceState(null, '', '/uk/guestlist');
    const openItems = createOpenItems();
    const { navigate } = createNavigation({
      window,
      openItems,
      scroll: createScrollMemory({ window, newId: () => 'e1' }),
    });
    let goOn: () => void = () => undefined;
    const forget = openItems.open({
      kind: 'guest-list-edit-mode',
      close: () => undefined,
      holds: (pathname, go) => {
        goOn = go;
        return pathname === '/uk/budget';
      },
    });
    navigate('/uk/budget?a=1');
    expect(window.location.pathname).toBe('/uk/guestlist');
    goOn();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/uk/budget?a=1');
    navigate('/uk/home');
    expect(window.location.pathname).toBe('/uk/home');
    navigate('/uk/budget', { replace: true });
    expect(window.location.pathname).toBe('/uk/budget');
    forget();
  });
});
