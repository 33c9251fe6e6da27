// The page of `posy-remote dev --alone`: a remote's screens and widgets with a host in memory. Nothing leaves the page, and
// nothing is kept when it loads anew.
import '@posy/shared-ui/tokens.css';
import { createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';

const element = (tag, text = '', parent = document.body) => {
  const made = document.createElement(tag);
  made.textContent = text;
  parent.append(made);
  return made;
};

const clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
};

const showNotice =
  (region) =>
  ({ text, action }) => {
    const notice = element('p', `${text} `, region);
    if (action === undefined) return;
    const button = element('button', action.label, notice);
    button.type = 'button';
    button.addEventListener('click', () => {
      notice.remove();
      action.run();
    });
  };

/** The error of a part, in its place. */
const showError = (place) => (error) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  element('pre', text, place).setAttribute('role', 'alert');
};

/** Lies above the page: the faults of a build, with file and line, and errors that nobody caught. */
const showAbove = (text) => {
  const above = element('dialog');
  element('pre', text, above);
  const close = element('button', 'Close', element('form', '', above));
  close.parentElement.method = 'dialog';
  above.addEventListener('close', () => above.remove());
  above.showModal();
};

const watchErrors = () => {
  window.addEventListener('error', ({ error, message }) => showAbove(error?.stack ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => showAbove(reason?.stack ?? String(reason)));
  const builds = new EventSource('/posy-built');
  builds.addEventListener('message', () => window.location.reload());
  builds.addEventListener('faults', ({ data }) => showAbove(JSON.parse(data)));
};

/** Mount props of a signed-in couple with a wedding; its data is in memory. */
const hostFor = (manifest, notices) => {
  const host = createTestHost({
    path: `${window.location.pathname}${window.location.search}`,
    session: exampleSignedIn(),
    events: manifest.events,
  });
  window.addEventListener('popstate', () =>
    host.location.set({ pathname: window.location.pathname, search: window.location.search, hash: '' }),
  );
  return {
    ...host,
    clock,
    remote: { name: manifest.name, version: 'alone' },
    notices: { show: showNotice(notices) },
    telemetry: { error: (feature, error) => console.error(feature, error) },
    navigate(path, options) {
      host.navigate(path, options);
      window.history.pushState(null, '', path);
    },
  };
};

const mountApp = async (host, load, place) => {
  const app = await load();
  const props = { ...host, container: place, failed: showError(place) };
  await app.bootstrap(props);
  await app.mount(props);
};

const mountSlot = async (host, load, place) => {
  const slot = await load();
  slot.mountSlot(host, place, {}, showError(place));
};

/** Shows a remote by its manifest and its modules: the screens at their addresses, each widget below, in turn. */
export const showAlone = (manifest, modules) => {
  const path = `/uk/${manifest.basePaths[0] ?? ''}`;
  if (window.location.pathname === '/') window.history.replaceState(null, '', path);
  watchErrors();
  const notices = element('div');
  notices.setAttribute('role', 'status');
  const host = hostFor(manifest, notices);
  const start = (mount, load, place) => void mount(host, load, place).catch(showError(place));
  if (modules['./app'] !== undefined) start(mountApp, modules['./app'], element('main'));
  for (const { slot, module } of manifest.slots) {
    element('h2', slot);
    start(mountSlot, modules[module], element('section'));
  }
};
