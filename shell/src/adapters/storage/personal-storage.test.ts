import { storePermit } from '../inspector/tab-override';
import { forgetOnDevice, forgetPersonalStorage } from './personal-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('forgets what a person left, drafts and marks alike, and keeps what is about the device', () => {
  sessionStorage.setItem('posy.draft.enquiry', 'We would love a barn');
  localStorage.setItem('state-search-searchLocation', 'Frome');
  localStorage.setItem('onboarding-finished', 'true');
  localStorage.setItem('posy-consent', '{"version":1}');
  forgetPersonalStorage(
    () => localStorage,
    () => sessionStorage,
  );
  expect(Object.keys({ ...localStorage })).toEqual(['posy-consent']);
  expect(sessionStorage).toHaveLength(0);
});

test('lets the page go on where a storage is forbidden, and forgets what the other one stored [H-15]', () => {
  sessionStorage.setItem('posy.draft.enquiry', 'We would love a barn');
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  forgetPersonalStorage(forbidden, () => sessionStorage);
  expect(sessionStorage).toHaveLength(0);
});

test('an operator’s permit ends with the sign-out: the next person here shows no other versions', () => {
  storePermit({ value: '1.x', until: Date.now() + 60_000 });
  expect(document.cookie).toContain('posy-override-permit=1.x');
  forgetOnDevice();
  expect(document.cookie).not.toContain('posy-override-permit');
});
