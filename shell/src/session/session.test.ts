import { createSession } from './session';
import type { FirebaseConnection } from './session-types';

const setUp = (firebase: Partial<FirebaseConnection>, forget = async (): Promise<void> => undefined) => {
  let isHinted = true;
  const report = jest.fn<void, [string, unknown]>();
  const connection = {
    watchSession: () => () => undefined,
    signOut: async () => undefined,
    forgetDocuments: async () => undefined,
    ...firebase,
  } as FirebaseConnection;
  const host = createSession({
    connect: async () => connection,
    hint: { isSet: () => isHinted, set: () => (isHinted = true), clear: () => (isHinted = false) },
    newId: () => 'id',
    forget,
    report,
  });
  return { host, report, isHinted: () => isHinted };
};

it('signs out although something kept here could not be forgotten, and forgets the rest', async () => {
  const forget = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const blocked = new Error('Another tab holds the documents.');
  const { host, report, isHinted } = setUp({ forgetDocuments: () => Promise.reject(blocked) }, forget);
  await host.signOut();
  expect(forget).toHaveBeenCalledTimes(1);
  expect(isHinted()).toBe(false);
  expect(report).toHaveBeenCalledWith('sign-out', blocked);
});

it('forgets the documents although the storages could not be cleared', async () => {
  const forgetDocuments = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const { host } = setUp({ forgetDocuments }, () => Promise.reject(new Error('The database did not answer.')));
  await host.signOut();
  expect(forgetDocuments).toHaveBeenCalledTimes(1);
});

it('forgets nothing while somebody is still signed in', async () => {
  const forget = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const { host, isHinted } = setUp({ signOut: () => Promise.reject(new Error('offline')) }, forget);
  await expect(host.signOut()).rejects.toThrow('offline');
  expect(forget).not.toHaveBeenCalled();
  expect(isHinted()).toBe(true);
});
