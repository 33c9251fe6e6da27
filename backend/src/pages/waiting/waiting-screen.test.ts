/** @jest-environment jsdom */
import { exampleSet } from '#testing/release-set';
import { waitingScreen } from './waiting-screen';

const set = {
  remotes: exampleSet().remotes.map((remote) =>
    remote.name === 'mfe-reviews' ? { ...remote, manifest: { ...remote.manifest, basePaths: ['inbox'] } } : remote,
  ),
};

/** Opens the document of a screen that the server does not draw; its script runs as in a browser. */
const open = (pathname: string): HTMLElement | null => {
  const [style = '', element = '', script = ''] = waitingScreen(set, pathname, 'n');
  document.head.innerHTML = style;
  document.body.innerHTML = `<div id="root"></div>${element}`;
  const own = document.createElement('script');
  own.textContent = script.replace(/^<script[^>]*>|<\/script>$/g, '');
  document.body.append(own);
  return document.getElementById('posy-waiting');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a signed-in browser shows the header and the outline of the screen before any script of a build', () => {
  localStorage.setItem('posy-signed-in', '1');
  const waiting = open('/uk/checklist');
  expect([waiting?.hidden, waiting?.getAttribute('aria-hidden')]).toEqual([false, 'true']);
  expect(waiting?.querySelector('header')).not.toBeNull();
  expect(waiting?.querySelectorAll('[data-outline=rows] i')).toHaveLength(13);
  sessionStorage.setItem('posy-signed-in', '1');
  expect(open('/uk/inbox')?.querySelector('[data-outline=panes]')).not.toBeNull();
});

test('a visitor sees none of it: what stands there is not known before', () => {
  expect(open('/uk/checklist')?.hidden).toBe(true);
});

test('screens of the shell without the frame have none', () => {
  localStorage.setItem('posy-signed-in', '1');
  expect(open('/uk/signup')).toBeNull();
  const bare = {
    remotes: set.remotes.map((remote) => ({
      ...remote,
      manifest: { ...remote.manifest, bareBasePaths: remote.manifest.basePaths },
    })),
  };
  expect(waitingScreen(bare, '/uk/checklist', 'n')).toEqual([]);
});

test('it goes with the first thing that is drawn in the root', () => {
  localStorage.setItem('posy-signed-in', '1');
  const waiting = open('/uk/checklist');
  if (waiting === null) throw new Error('Nothing waits.');
  expect(getComputedStyle(waiting).display).not.toBe('none');
  document.getElementById('root')?.append(document.createElement('main'));
  expect(getComputedStyle(waiting).display).toBe('none');
});
