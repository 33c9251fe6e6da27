import { forgetPersonalStorage } from './personal-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets what a person left, drafts and marks alike, and keeps what is about the device', () => {
  sessionStorage.setItem('posy.draft.enquiry', 'We would love a barn');
  localStorage.setItem('state-search-searchLocation', 'Frome');
  localStorage.setItem('onboarding-finished', 'true');
  localStorage.setItem('posy-consent', '{"version":1}');
  forgetPersonalStorage(() => [localStorage, sessionStorage]);
  expect(Object.keys({ ...localStorage })).toEqual(['posy-consent']);
  expect(sessionStorage).toHaveLength(0);
});

it('lets the page go on where storage is forbidden', () => {
  expect(() =>
    forgetPersonalStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).not.toThrow();
});
