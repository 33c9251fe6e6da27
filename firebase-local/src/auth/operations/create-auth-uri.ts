import { randomUUID } from 'node:crypto';
import { emailAddress, requiredText } from '../base/fields';
import { type Operation } from '../context/context';

/** `accounts:createAuthUri` (`fetchSignInMethodsForEmail`): the same answer whether or not the address is registered. */
export const createAuthUri: Operation = (_context, { body }) => {
  requiredText(body, 'continueUri', 'MISSING_CONTINUE_URI');
  emailAddress(requiredText(body, 'identifier', 'MISSING_IDENTIFIER'), 'INVALID_IDENTIFIER');
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomUUID() };
};
