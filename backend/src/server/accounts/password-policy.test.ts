import { passwordPolicy } from './password-policy';

describe('passwords', () => {
  test('are refused when they are short or among the 10,000 commonest [D-password-01]', () => {
    expect(passwordPolicy('short')).toContain('8 characters');
    expect(passwordPolicy('Password1')).toContain('commonest');
    expect(passwordPolicy('three quiet herons')).toBeNull();
  });
});
