import { createTestHost } from '@posy/remote-kit/testing';
import { watchViewport } from './viewport';

test('tells the window’s size once resizing has rested for 500 ms [S9-delay-01]', () => {
  const { clock, pass } = createTestHost();
  let resize = (): void => undefined;
  const window = {
    innerWidth: 1280,
    innerHeight: 900,
    addEventListener: (_name: string, listener: () => void) => {
      resize = listener;
    },
  };
  const viewport = watchViewport(window as unknown as Window, clock);
  const reported: number[] = [];
  viewport.subscribe(() => reported.push(viewport.get().width));
  for (const width of [1100, 900, 700]) {
    window.innerWidth = width;
    resize();
    pass(499);
  }
  expect(reported).toEqual([]);
  pass(1);
  expect(reported).toEqual([700]);
});
