import { minimumPasswordLength } from '@posy/shared-contracts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import commonest from '#content/common-passwords.json';
import { isCommonPassword } from './common-passwords';

test('refuses the 10,000 commonest passwords that are long enough [D-password-02]', () => {
  const wanted = dictionary['passwords-common'].slice(0, 10_000).map(String);
  expect(commonest).toEqual(wanted.filter((password) => password.length >= minimumPasswordLength));
  expect(isCommonPassword('password1')).toBe(true);
  expect(isCommonPassword('sweetpea and sage')).toBe(false);
});
