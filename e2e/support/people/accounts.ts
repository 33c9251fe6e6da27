import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** A person signed in by Auth's REST API, with a wedding of their own. */
export interface Account {
  uid: string;
  email: string;
  password: string;
  token: string;
  weddingId: string;
}

/** The embedded server's project. */
export const projectId = 'posy-local';

/** Firestore's REST address of a document or a collection. */
export const documentsPath = (path = ''): string =>
  `/v1/projects/${projectId}/databases/(default)/documents${path === '' ? '' : `/${path}`}`;

/** A plain value as Firestore's REST API writes it. */
const valueOf = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
};

/** Plain data as the fields of a REST document. */
export const fieldsOf = (data: Record<string, unknown>): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueOf(value)]));

const now = '2026-01-01T00:00:00.000Z';

/** A wedding that the rules let its owner create. */
export const weddingData = (uid: string): Record<string, unknown> => ({
  partners: ['Ana', 'Lou'],
  date: '2028-06-05',
  location: null,
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: 0,
  tasks: { total: 0, done: 0, initializedAt: null },
  guests: { count: 0, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 },
  suppliers: { count: 0 },
  bookings: { venue: false },
  roles: { [uid]: 'owner' },
  createdAt: now,
});

/** A profile that the rules allow a person to create for themselves. */
export const profileData = (email: string, weddingId: string): Record<string, unknown> => ({
  kind: 'couple',
  contacts: { email },
  name: 'Ana',
  provider: 'password',
  registeredAt: now,
  createdAt: now,
  l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
  weddingId,
  supplierId: null,
  actions: {
    hasViewedGuestlist: false,
    hasViewedShortlist: false,
    hasSeenRecommendedSuppliers: false,
    hasSeenBudgetWarningModal: false,
  },
});

/** A task that the rules let a member create. */
export const taskData = (name: string): Record<string, unknown> => ({
  group: 'secret',
  name,
  i18nKey: null,
  key: null,
  category: 'other',
  done: false,
  custom: true,
  active: true,
  assignee: null,
  period: '12-plus',
  order: 1,
  createdAt: now,
  updatedAt: now,
});

/** Signs a person up and creates their wedding, with their own rights only. */
export const createAccount = async (request: APIRequestContext): Promise<Account> => {
  const credentials = { email: `lou-${randomUUID()}@example.com`, password: `three quiet herons ${randomUUID()}` };
  const signUp = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=posy-local', {
    data: { ...credentials, returnSecureToken: true },
  });
  const { localId: uid, idToken: token } = (await signUp.json()) as { localId: string; idToken: string };
  const weddingId = `wedding-${randomUUID()}`;
  const created = await request.post(documentsPath(`weddings?documentId=${weddingId}`), {
    headers: { authorization: `Bearer ${token}` },
    data: { fields: fieldsOf(weddingData(uid)) },
  });
  if (!created.ok()) throw new Error(`The wedding was not made: ${await created.text()}`);
  return { uid, token, weddingId, ...credentials };
};

type Claims = Record<string, unknown>;

/** The claims of a token, unverified. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A part of a token. */
export const tokenPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
