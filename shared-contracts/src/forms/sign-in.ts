import * as v from 'valibot';
import { passwordFault } from '../rules/password-rule';
import { requiredEmail } from './fields';
import { messageId } from './form-messages';

/** Login details. The list of common passwords is passed in: it is too large for this package. Source: S5-login, S5-reset, S5-change-email. */
export const loginFormSchema = (isCommonPassword: (password: string) => boolean) =>
  v.object({
    email: requiredEmail(),
    password: v.pipe(
      v.string(messageId('form.password-required')),
      v.minLength(1, messageId('form.password-required')),
      v.check((text) => passwordFault(text, isCommonPassword) !== 'too-short', messageId('form.password-too-short')),
      v.check((text) => passwordFault(text, isCommonPassword) !== 'common', messageId('form.password-common')),
    ),
  });

/** Reset password: where the link goes. */
export const resetPasswordFormSchema = v.object({ email: requiredEmail() });
/** Change of the address that letters go to. */
export const changeEmailFormSchema = v.object({ email: requiredEmail() });
