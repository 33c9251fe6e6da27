import { personConstants } from '../people';

/** Characters of a guest's fields. */
export const guestLengths = {
  name: 200,
  household: 200,
  category: 80,
  email: personConstants.emailLength,
  phone: 40,
  address: 500,
  location: 200,
  meal: 80,
  dietNotes: 500,
  notes: 1000,
} as const;

/** Further limits of a guest. */
export const guestLimits = {
  /** Years: who is older counts as grown up. */
  childAge: 17,
  /** Events that one guest has answered to. */
  answers: 100,
} as const;

/** Characters of a cost's fields, and of its payments'. */
export const costLengths = { name: 200, group: 120, payer: 120, notes: 4000, payment: 120 } as const;

/** Days before a payment is due on which a reminder may come. */
export const mostReminderDays = 60;

/** Characters of a task's name. */
export const taskNameLength = 200;

/** Characters of a table's name. */
export const tableNameLength = 80;

/** People at one table, and in one wish for it. */
export const seatingLimits = { seats: 40, wishGuests: 40 } as const;
