import { type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Sign-ins of the demo data, for the button "Try the demo". */
export const demoAccounts: Handler<'demoAccounts'> = (context) => {
  if (context.demoAccounts === null) throw new Refusal(404, 'not-found', 'There is no demo here.');
  return { accounts: context.demoAccounts };
};
