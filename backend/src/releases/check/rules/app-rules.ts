import { isDeepStrictEqual } from 'node:util';
import type { NativeSide } from '../build-surface';
import type { Rule } from './fault';

const todo =
  'Keep what there was and make a new kind of message, or stop supporting that app (docs/native.md, "The oldest app").';

/** Both sides read messages strictly: one with a field more or less is left out whole. */
const differences = (
  page: NativeSide,
  app: NativeSide,
  way: 'toNative' | 'toWeb',
  [gone, otherwise]: readonly [gone: string, otherwise: string],
): string[] =>
  Object.entries(app[way]).flatMap(([kind, known]) => {
    const own = page[way][kind];
    if (own === undefined) return [`${gone} ${kind}`];
    return isDeepStrictEqual(own, known) ? [] : [`${otherwise} ${kind}`];
  });

const misunderstandings = (page: NativeSide, app: NativeSide): string[] => {
  if (page.protocol !== app.protocol) return [`speaks version ${page.protocol} of the messages, not ${app.protocol}`];
  return [
    ...differences(page, app, 'toNative', ['no longer sends', 'sends in another form']),
    ...differences(page, app, 'toWeb', ['no longer reads', 'reads in another form']),
  ];
};

/** A page in an app that does not understand it has no way back, no pushes and no files. */
export const appRule: Rule = ({ shell, server }) => {
  const [page, app] = [shell.surface?.native, server?.oldestApp];
  if (page === undefined || app === undefined) return [];
  const found = misunderstandings(page, app);
  if (found.length === 0) return [];
  return [
    {
      kind: 'app',
      parties: ['shell', 'app'],
      what: `${shell.called} would not be understood by the app ${app.version}, the oldest that is supported: it ${found.join(', ')}`,
      todo,
    },
  ];
};
