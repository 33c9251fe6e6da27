import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { documentsPath, fieldsOf, projectId } from './accounts';

/** The rights of the embedded server's own backend, as it stores them in its data directory. */
const asBackend = (): { authorization: string } => {
  const folder = process.env.POSY_E2E_DATA ?? '';
  return { authorization: `Bearer ${readFileSync(join(folder, 'admin-secret'), 'utf8').trim()}` };
};

interface FoundPerson {
  uid: string;
  weddingId: string;
}

/** Returns the person with the e-mail address, and their wedding. */
export const findPerson = async (request: APIRequestContext, email: string): Promise<FoundPerson> => {
  const query = {
    from: [{ collectionId: 'users' }],
    where: { fieldFilter: { field: { fieldPath: 'contacts.email' }, op: 'EQUAL', value: { stringValue: email } } },
  };
  const answer = await request.post(`${documentsPath()}:runQuery`, {
    headers: asBackend(),
    data: { structuredQuery: query },
  });
  const [first] = (await answer.json()) as {
    document?: { name: string; fields: { weddingId: { stringValue: string } } };
  }[];
  if (first?.document === undefined) throw new Error(`Nobody has ${email}.`);
  const { name, fields } = first.document;
  return { uid: name.split('/').at(-1) ?? '', weddingId: fields.weddingId.stringValue };
};

/** Says who belongs to a wedding, as only the backend may. */
export const setRoles = async (
  request: APIRequestContext,
  weddingId: string,
  roles: Record<string, string>,
): Promise<void> => {
  const answer = await request.patch(`${documentsPath(`weddings/${weddingId}`)}?updateMask.fieldPaths=roles`, {
    headers: asBackend(),
    data: { fields: fieldsOf({ roles }) },
  });
  if (!answer.ok()) throw new Error(`The roles were not changed: ${await answer.text()}`);
};

/** Revokes a person's refresh tokens everywhere, as a changed password does. */
export const endSessions = async (request: APIRequestContext, uid: string): Promise<void> => {
  const answer = await request.post(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    headers: asBackend(),
    data: { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) },
  });
  if (!answer.ok()) throw new Error(`The sessions were not ended: ${await answer.text()}`);
};
