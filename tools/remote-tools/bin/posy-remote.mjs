#!/usr/bin/env node
// The door to the commands of remotes. A remote's manifest and words are TypeScript, which is read as it is.
import { register } from 'tsx/esm/api';

// All commands work in the folder of the remote.
process.env.POSY_ROOT = process.cwd();
register();
await import('../dist/tools/src/remote/commands/cli.js');
