import { useLocaleInfo } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import { sharedOf } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { fillTemplate } from '../rules/fill-template';
import { dateText } from '../rules/when';
import { useSupplierOf, useTemplates } from '../use-templates';

/** A template with a couple's facts: its name, and the text for the field. */
export interface FilledTemplate {
  id: string;
  label: string;
  body: string;
}

/** The supplier's own templates, filled with this couple's shared facts. */
export const useFilledTemplates = (conversation: Conversation): FilledTemplate[] => {
  const { value } = useTemplates(useSupplierOf(conversation));
  const { locale } = useLocaleInfo();
  return useMemo(() => {
    const { names, date, place, guests } = sharedOf(conversation);
    const known = {
      names,
      date: date === null ? null : dateText(date, locale),
      place,
      guests: guests === null ? null : String(guests.day),
    };
    return (value ?? []).map(({ id, name, body }) => ({ id, label: name, body: fillTemplate(body, known) }));
  }, [conversation, locale, value]);
};
