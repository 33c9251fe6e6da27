import { readFileSync } from 'node:fs';
import * as constants from '@posy/shared-contracts/constants';
import { composeRules } from '../contracts/compose-rules';
import { generateAsIs } from '../contracts/generated-file';
import { inRoot } from '../support/workspace';

const room = (...path: string[]): string => inRoot('backend', 'src', 'rules', ...path);
const readPart = (name: string): string => readFileSync(room('parts', `${name}.rules`), 'utf8');

/** `posy rules`: composes `firestore.rules` from its parts; `--check` only compares it. */
export const main = async (args: string[]): Promise<void> =>
  generateAsIs(room('firestore.rules'), composeRules(readPart('main'), readPart, constants), 'rules', args);
