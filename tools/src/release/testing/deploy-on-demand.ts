// A separate process that deploys one remote on each message: two of them race in a test.
import { openReleaseStore } from '@posy/backend/releases';
import { deployParts } from '../deploy-builds';
import { exampleRemote } from './example-parts';

const [releasesDir = '', name = ''] = process.argv.slice(2);
const store = openReleaseStore(releasesDir);

process.on('message', (version: string) => {
  deployParts(store, { remotes: [exampleRemote(name, version)] }, `deploy ${name} ${version}`).then(
    ({ id }) => process.send?.({ id }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.('ready');
