import { UnsecuredJWT } from 'jose';
import { type RequestAuth } from '#rules/runtime/contract';
import { AuthError } from '../base/auth-error';

/** The parts of a project that decide if it accepts such a token. */
interface Project {
  projectId: string;
  testMode?: boolean;
}

/** An unsigned token of `@firebase/rules-unit-testing`. Anybody can write one, so only test mode takes them. */
export const readUnsignedToken = ({ testMode, projectId }: Project, token: string): RequestAuth => {
  if (testMode !== true) throw new AuthError('INVALID_ID_TOKEN');
  try {
    // Mock tokens are issued at the epoch, so that is the time they are read at.
    const { payload } = UnsecuredJWT.decode(token, { audience: projectId, currentDate: new Date(0) });
    if (payload.sub === undefined || payload.sub === '') throw new AuthError('INVALID_ID_TOKEN');
    return { uid: payload.sub, token: payload };
  } catch {
    throw new AuthError('INVALID_ID_TOKEN');
  }
};
