import { messages as contacts } from '#contacts/messages/de-DE';
import { messages as conversations } from '#conversations/messages/de-DE';
import { messages as enquiry } from '#enquiry/messages/de-DE';
import { messages as several } from '#enquiry/several/messages/de-DE';
import { messages as thread } from '#thread/messages/de-DE';
import { messages as first } from '../messages/de-DE';

/** Texts from one side to the other, who may be strangers, not texts to a reader of the page. */
const isLetter = (id: string): boolean => /^inbox\.(letter|suggest|enquiry\.start)|\.words(\.|$)/.test(id);

/** Texts that only a supplier's people read: they are strangers and addressed as Sie. */
const isForSuppliers = (id: string): boolean => /^inbox\.(offer|profile\.|closed\.ours\.not-available)/.test(id);

test('German speaks to couples as the whole product does: ihr, never Sie', () => {
  const said = Object.entries<string>({ ...first, ...contacts, ...conversations, ...enquiry, ...several, ...thread });
  expect(said.length).toBeGreaterThan(200);
  const formal = /\b(Ihre[mnrs]?|Ihnen)\b|(?<!^)(?<![.!?:] )\bSie\b|\b(Versuchen|Wählen|Fragen|Melden|Rufen) Sie\b/;
  expect(said.filter(([id, text]) => !isLetter(id) && !isForSuppliers(id) && formal.test(text))).toEqual([]);
});
