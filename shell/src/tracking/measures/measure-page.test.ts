import { createReadable } from '@posy/remote-kit/testing';
import type { Measure } from '@posy/shared-contracts/entities';
import type { PageVital } from '#adapters/screen/page-vitals';
import type { LoadedFile } from '#platform/inspected/remote-facts';
import { exampleReleaseSet } from '#testing/shell-services';
import { measurePage } from './measure-page';

const file = (name: string, from: number, to: number): LoadedFile => ({
  path: `/releases/builds/${name}/1.0.0/${from}.js`,
  ...{ from, to, bytes: 1000 },
});

const begin = (landing = '/uk/checklist') => {
  const agreed = { agrees: true };
  const location = createReadable({ pathname: landing });
  const page = { files: [file('shell', 0, 40)], started: new Set<string>(), shown: new Set<string>() };
  const edges: { found: (vital: PageVital) => void; hide: () => void } = {
    found: () => undefined,
    hide: () => undefined,
  };
  const sent: { set: string; measures: Measure[] }[] = [];
  measurePage({
    set: exampleReleaseSet,
    landing,
    location,
    isAllowed: () => agreed.agrees,
    watchVitals: (found) => (edges.found = found),
    readPage: () => page,
    whenHidden: (run) => (edges.hide = run),
    send: (body) => sent.push(body),
  });
  return { agreed, location, page, edges, sent };
};

/** An element of a remote's part in the page. */
const elementOf = (remote: string): Element => {
  const part = document.createElement('div');
  part.dataset['remote'] = remote;
  return part.appendChild(document.createElement('button'));
};

const rowsOf = (sent: { measures: Measure[] }[]) =>
  sent.flatMap(({ measures }) => measures).map(({ kind, remote, path, value }) => [kind, remote, path, value]);

describe('what a page measures of itself', () => {
  test('goes with its remote and screen, without anything that names somebody, when the page is hidden', () => {
    const { location, page, edges, sent } = begin();
    edges.found({ kind: 'lcp', value: 1234.5, element: elementOf('mfe-planning') });
    location.set({ pathname: '/uk/website/maya-and-tom' });
    edges.found({ kind: 'fcp', value: 700, element: null });
    edges.found({ kind: 'cls', value: 0.0371, element: elementOf('mfe-planning') });
    page.files.push(file('mfe-planning', 100, 180), file('mfe-planning', 150, 200));
    page.started.add('mfe-planning');
    expect(sent).toEqual([]);
    edges.hide();
    expect(sent.map(({ set }) => set)).toEqual([exampleReleaseSet.id]);
    expect(rowsOf(sent)).toEqual([
      ['view', 'mfe-planning', '/uk/checklist', 0],
      ['lcp', 'mfe-planning', '/uk/checklist', 1235],
      ['view', 'shell', '/uk/website/:id', 0],
      ['fcp', 'shell', '/uk/checklist', 700],
      ['cls', 'mfe-planning', '/uk/website/:id', 37],
      ['load', 'shell', '/uk/website/:id', 40],
      ['load', 'mfe-planning', '/uk/website/:id', 100],
    ]);
  });

  test('is sent once, and again only what came since', () => {
    const { location, edges, sent } = begin();
    edges.hide();
    edges.hide();
    expect(sent).toHaveLength(1);
    location.set({ pathname: '/uk/checklist' });
    edges.hide();
    expect(sent).toHaveLength(1);
    location.set({ pathname: '/uk/settings' });
    edges.hide();
    expect(rowsOf(sent.slice(1))).toEqual([['view', 'shell', '/uk/settings', 0]]);
  });

  test('is neither kept nor sent once its reader does not agree any more', () => {
    const { agreed, location, edges, sent } = begin();
    agreed.agrees = false;
    location.set({ pathname: '/uk/settings' });
    edges.hide();
    agreed.agrees = true;
    edges.hide();
    expect(rowsOf(sent)).toEqual([['load', 'shell', '/uk/settings', 40]]);
  });

  test('is no more than a call may have, each number within its bounds', () => {
    const { location, edges, sent } = begin();
    edges.found({ kind: 'inp', value: 9e9, element: null });
    edges.found({ kind: 'ttfb', value: -3, element: null });
    for (let screen = 0; screen < 60; screen += 1) location.set({ pathname: `/uk/screen-${screen}` });
    edges.hide();
    const [{ measures } = { measures: [] }] = sent;
    expect(measures).toHaveLength(40);
    expect(measures.slice(1, 3).map(({ value }) => value)).toEqual([600_000, 0]);
  });
});
