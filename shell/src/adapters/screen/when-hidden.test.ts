import { whenHidden } from './when-hidden';

const become = (visibilityState: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
afterEach(() => become('visible'));

test('the work is done in the moment in which the page is hidden, after those who began to listen later', () => {
  const done: string[] = [];
  whenHidden(() => done.push('sent'));
  document.addEventListener('visibilitychange', () => done.push(`measured ${document.visibilityState}`));
  become('hidden');
  expect(done).toEqual(['measured hidden', 'sent']);
  become('visible');
  expect(done).toEqual(['measured hidden', 'sent', 'measured visible']);
  window.dispatchEvent(new Event('pagehide'));
  expect(done.at(-1)).toBe('sent');
});
