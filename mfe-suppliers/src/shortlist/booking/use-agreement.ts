import { useHost } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { useState } from 'react';
import { deviceDrafts } from '../adapters/device-drafts';
import { type AgreementDraft, agreementDraftSchema, agreementOf, draftOf, isAsQuoted } from '../rules/agreement';
import type { ShortlistEntry } from '../rules/entry';
import { quoteOf, withQuote } from '../standing/their-quote';
import { useTalks } from '../standing/use-talks';
import { quotedBy, usePlanned } from '../use-planned';

/**
 * The form of an agreement. Until something is typed it follows the agreement, the supplier's newest quote and the
 * budget, which may load after the form opened. The typed values stay on this device until they are saved.
 */
export const useAgreement = (entry: ShortlistEntry, wedding: Identified<Wedding>) => {
  const { clock } = useHost();
  const { currency } = wedding.l10n;
  const key = `booking.${wedding.id}.${entry.id}`;
  const inBudget = quotedBy(usePlanned(wedding.id), entry.id);
  const talks = useTalks();
  const quote = quoteOf(entry, talks);
  const known = withQuote(entry, talks);
  const [ids] = useState(() => [clock.newId(), clock.newId()] as const);
  const [typed, setTyped] = useState(() => deviceDrafts.read(key, agreementDraftSchema));
  const untouched = draftOf(known, { currency, inBudget, quotedPayments: quote, ids });
  const draft = typed ?? untouched;
  return {
    draft,
    /** The supplier's quote while the form still has its price; null for another price, and once one is agreed. */
    quote: quote !== null && isAsQuoted(draft, known, currency) ? quote : null,
    change: (changes: Partial<AgreementDraft>): void =>
      setTyped((before) => {
        const next = { ...(before ?? untouched), ...changes };
        deviceDrafts.write(key, next);
        return next;
      }),
    /** Returns the agreement to save, and forgets what was typed. */
    finish: () => {
      deviceDrafts.write(key, null);
      return agreementOf(draft, { entry: known, currency, today: dayIn(weddingZone(wedding), clock.now()) });
    },
  };
};
