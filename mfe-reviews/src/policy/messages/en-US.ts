import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'policy.way.asked':
    '<b>Everybody is asked.</b> After the wedding we write to every couple about every vendor they booked. A vendor can’t choose who is asked.',
  'policy.way.known':
    '<b>We know who writes.</b> A review is marked “Booked through Posy” when the couple booked and wrote to the vendor here. Everybody else confirms an address first.',
  'policy.way.supplier':
    '<b>The vendor may answer</b>, and may dispute a review once if it breaks a rule. They can’t buy, move or remove one.',
};
