import { parseArgs } from 'node:util';
import { endChannel, inWords, notedServerSurface, promote } from '@posy/backend/releases';
import { releasesDir } from '../support/data-folder';
import { say } from '../support/progress';
import { openReleases } from './deploy-builds';
import { operate, operator } from './operator';
import { changeChannelAt } from './over-http';

/** Gives everybody what the canary, or a preview, has; or ends it. On a server elsewhere with `--to`. */
export const changeChannel = async (asked: 'promote' | 'end', args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true });
  const [channel = 'canary'] = positionals;
  const outcome = asked === 'promote' ? 'is for everybody' : 'is over: everybody has the current set';
  if (values.to !== undefined) {
    const { changes } = await changeChannelAt(values.to, asked, channel);
    return say(`${channel} ${outcome} on ${values.to}: ${inWords(changes)}`);
  }
  const dir = releasesDir();
  const store = openReleases(dir);
  const { changes } = await operate(dir, `${asked} ${channel}`, () =>
    asked === 'promote'
      ? promote(store, channel, { server: notedServerSurface(dir), who: operator() })
      : endChannel(store, channel),
  );
  say(`${channel} ${outcome}: ${inWords(changes)}`);
};
