import { createOpenItems } from '../back/open-items';
import { createNavigation } from './navigation';
import { createScrollMemory } from './scroll-memory';

describe('navigation', () => {
  test('tells the new place once and keeps the query', () => {
    window.history.replaceState(null, '', '/uk/home');
    const { location, navigate } = createNavigation({
      window,
      openItems: createOpenItems(),
      scroll: createScrollMemory({ window, newId: () => 'e1', storage: sessionStorage, isAgain: false }),
    });
    const seen: string[] = [];
    location.subscribe(() => seen.push(`${location.get().pathname}${location.get().search}`));
    navigate('/uk/inbox?conversationId=c1');
    navigate('/uk/inbox?conversationId=c1');
    expect(seen).toEqual(['/uk/inbox?conversationId=c1']);
    navigate('/uk/checklist', { replace: true });
    expect(window.location.pathname).toBe('/uk/checklist');
  });

  test.each(['https://evil.example/', '//evil.example/uk', '/\\evil.example/', 'javascript:alert(1)'])(
    'leads nobody away from the product, whoever hands it %s [H-09]',
    (path) => {
      window.history.replaceState(null, '', '/uk/home');
      const scroll = createScrollMemory({ window, newId: () => 'e1', storage: sessionStorage, isAgain: false });
      const { location, navigate } = createNavigation({ window, openItems: createOpenItems(), scroll });
      expect(() => navigate(path)).toThrow(TypeError);
      expect([window.location.pathname, location.get().pathname]).toEqual(['/uk/home', '/uk/home']);
    },
  );

  test('remembers where each place was left, so that back leads there, also when something was open [R1-14]', () => {
    window.history.replaceState(null, '', '/uk/wedding-suppliers');
    let ids = 0;
    const scroll = createScrollMemory({
      window,
      newId: () => `e${(ids += 1)}`,
      storage: sessionStorage,
      isAgain: false,
    });
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

  test('asks what is open before a person leaves, and not before a redirect [S2-back-12]', () => {
    window.history.replaceState(null, '', '/uk/guestlist');
    const openItems = createOpenItems();
    const { navigate } = createNavigation({
      window,
      openItems,
      scroll: createScrollMemory({ window, newId: () => 'e1', storage: sessionStorage, isAgain: false }),
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
