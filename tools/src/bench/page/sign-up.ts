import { randomUUID } from 'node:crypto';
import { send } from './write-documents';

/** The person who logs in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Makes an account. */
export const signUp = async (url: string): Promise<Credentials & { uid: string }> => {
  const person = { email: `bench-${randomUUID()}@example.com`, password: `three quiet herons ${randomUUID()}` };
  const { localId: uid } = (await send(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=posy-local`, {
    ...person,
    returnSecureToken: true,
  })) as { localId: string };
  return { ...person, uid };
};
