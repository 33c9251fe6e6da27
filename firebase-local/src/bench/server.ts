/** The measured server, in a process of its own: rules are evaluated for every request. Reports its memory when asked. */
import { type AddressInfo } from 'node:net';
import { createSinglePortServer, startFirebaseLocal } from '../index';

const [dataDir = ''] = process.argv.slice(2);
const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if request.time != null; }
  }
}`;

const local = await startFirebaseLocal({
  dataDir,
  projectId: 'demo-bench',
  adminSecret: 'only-for-benchmarks',
  rulesSource,
  // One client makes as many requests here as thousands would.
  workLimits: { account: Infinity, address: Infinity, signedOut: Infinity },
});
const server = createSinglePortServer(local, (_request, response) => void response.writeHead(404).end());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
process.on('disconnect', () => process.exit());
