import { type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { isWithin } from '@posy/shared-contracts/paths';
import { type DrawRequest } from '@posy/shared-contracts/server-half';
import { attributes, jsonForScript } from '#html/escape';
import { type Integrities } from '#releases/index';
import { type DrawnParts, type StoredPart } from './drawn-parts';
import { type Half, type ServerHalves } from './server-halves';

/** A page that came whole. */
export interface DrawnPage {
  html: string;
  /** Data that a screen of the shell's own was rendered from; null when a remote's screen is in the frame. */
  state: string | null;
  head: string;
  styles: [string, string][];
  styleHashes: string[];
  /** True for a document of its own, which needs neither the frame nor any script of a build. */
  standsAlone: boolean;
}

/** Input of a rendering. */
export interface PageToDraw {
  url: URL;
  set: ReleaseSet;
  integrities: Integrities;
  page: NonNullable<DrawRequest['page']>;
  /** True when a screen that works without the shell may be sent without it. */
  mayStandAlone: boolean;
}

interface ComposeParts {
  halves: ServerHalves;
  drawPart: DrawnParts;
}

type PartRequest = Omit<DrawRequest, 'now'>;

/** Half and request of every widget that the manifests put into a slot, in their order. */
const widgetsOf = ({ set }: PageToDraw, slot: string): { remote: ReleasedRemote; module: string }[] =>
  set.remotes
    .flatMap((remote) =>
      remote.manifest.slots
        .filter((provided) => provided.slot === slot)
        .map(({ module, order }) => ({ remote, module, order })),
    )
    .sort((a, b) => a.order - b.order);

/** A remote's part, as the page finds it and takes it over; `state` in the way of the document's other data. */
const framed = (remote: ReleasedRemote, { state }: StoredPart, html: string): string =>
  `<div${attributes({ 'data-remote': remote.name, 'data-posy-part': '' })}>` +
  `<script${attributes({ type: 'application/json', 'data-posy-state': '' })}>${jsonForScript(JSON.parse(state))}</script>` +
  `<div>${html}</div></div>`;

const replaceMarks = (html: string, insertions: readonly string[]): string =>
  html.replace(/<!--posy:(\d+)-->/g, (_mark, place: string) => insertions[Number(place)] ?? '');

const pageOf = (html: string, state: string | null, parts: readonly StoredPart[], standsAlone = false): DrawnPage => ({
  standsAlone,
  html,
  state,
  head: parts.map(({ head }) => head).join(''),
  styles: [...new Map(parts.flatMap(({ styles }) => styles))],
  styleHashes: [...new Set(parts.flatMap(({ styleHashes }) => styleHashes))],
});

/** Draws what a path shows: the remote's or the shell's own screen with the widgets in its slots, and the frame around it. */
export const composePage = async (page: PageToDraw, { halves, drawPart }: ComposeParts): Promise<DrawnPage | null> => {
  const { url, set, integrities } = page;
  const { pathname, search } = url;
  const remote = set.remotes.find(({ manifest }) => manifest.basePaths.some((base) => isWithin(pathname, base)));
  const base = remote?.manifest.basePaths.find((one) => isWithin(pathname, one));
  const shell = await halves.ofShell(set, integrities);
  if (shell === null) return null;
  const ofRemote = (of: ReleasedRemote, module: string, props: unknown): PartRequest => ({
    remote: { name: of.name, version: of.version },
    module,
    pathname,
    search,
    props,
  });
  const drawWidget = async (of: ReleasedRemote, module: string, props: unknown, own: Half) => {
    const part = await drawPart(shell, own, ofRemote(of, module, props));
    return part === null ? null : { part, html: framed(of, part, part.html) };
  };
  const drawSlot = async ({ name, props }: StoredPart['slots'][number]) => {
    const drawn = widgetsOf(page, name).map(async ({ remote: of, module }) => {
      const own = await halves.ofRemote(of, integrities);
      return own === null ? null : drawWidget(of, module, props, own);
    });
    return (await Promise.all(drawn)).filter((widget) => widget !== null);
  };
  const withSlots = (html: string, slots: Awaited<ReturnType<typeof drawSlot>>[]): string =>
    replaceMarks(
      html,
      slots.map((widgets) => widgets.map((widget) => widget.html).join('')),
    );
  const drawFrame = (of: string) =>
    drawPart(shell, null, {
      remote: { name: 'shell', version: set.shell.version },
      module: './frame',
      pathname: of,
      search: '',
      props: null,
      page: page.page,
    });
  if (remote === undefined || base === undefined) {
    const own = await drawFrame(pathname);
    // An older shell hydrates no screen of its own: it does not return its data.
    if (own === null || own.state === '{}') return null;
    const widgets = await Promise.all(own.slots.map(drawSlot));
    return pageOf(withSlots(own.html, widgets), own.state, [own, ...widgets.flat().map(({ part }) => part)]);
  }
  const half = await halves.ofRemote(remote, integrities);
  if (half === null) return null;
  // One frame serves all addresses of a screen: only the marked navigation entry depends on it.
  const frame = drawFrame(`/${pathname.split('/')[1] ?? ''}/${base}`);
  const screen = await drawPart(shell, half, ofRemote(remote, './app', null));
  if (page.mayStandAlone && screen?.standsAlone === true && screen.slots.length === 0)
    return pageOf(`<main id="main">${screen.html}</main>`, null, [screen], true);
  const slots = screen === null ? [] : await Promise.all(screen.slots.map(drawSlot));
  const around = await frame;
  if (around === null || screen === null) return null;
  const outlet = framed(remote, screen, withSlots(screen.html, slots));
  const html = around.html.replace('<!--posy:outlet-->', () => outlet);
  return pageOf(html, null, [around, screen, ...slots.flat().map(({ part }) => part)]);
};
