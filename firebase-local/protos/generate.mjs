// Turns the .proto files into the one JSON descriptor that the server imports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';

const here = import.meta.dirname;
const root = new protobuf.Root();
root.resolvePath = (_origin, target) => join(here, target);
root.loadSync('google/firestore/v1/firestore.proto', { keepCase: false });
writeFileSync(join(here, 'firestore.json'), `${JSON.stringify(root.toJSON())}\n`);
