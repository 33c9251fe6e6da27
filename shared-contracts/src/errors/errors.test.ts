import * as ports from '../mount-props';
import * as errors from '.';

const { ApiError } = errors;
const { FirestoreError } = ports;

/** The module as another package bundled it. */
const copyOf = <T>(load: () => T): T => {
  let copy: T | undefined;
  jest.isolateModules(() => (copy = load()));
  if (copy === undefined) throw new Error('The module was not loaded.');
  return copy;
};

test('an error of another bundle’s copy is one of ours too', () => {
  const otherErrors = copyOf(() => jest.requireActual<typeof errors>('.'));
  const otherPorts = copyOf(() => jest.requireActual<typeof ports>('../mount-props'));
  const refused = new otherErrors.ApiError('refused', 403, 'not-a-member', 'No.');
  const denied = new otherPorts.FirestoreError('permission-denied', 'No.');
  expect(Object.getPrototypeOf(refused)).not.toBe(ApiError.prototype);
  expect(refused instanceof ApiError).toBe(true);
  expect(denied instanceof FirestoreError).toBe(true);
});

test('neither is the other, nor is any error', () => {
  const denied: unknown = new FirestoreError('permission-denied', 'No.');
  expect(denied instanceof ApiError).toBe(false);
  expect((new Error('No.') as unknown) instanceof FirestoreError).toBe(false);
  expect(({ name: 'ApiError' } as unknown) instanceof ApiError).toBe(false);
});
