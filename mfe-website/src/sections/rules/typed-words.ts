import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { type DraftedPart, noWords, type Words, wordsOf } from './drafted-parts';

/** The words in the fields of a part that are not stored yet. */
export interface TypedWords {
  id: string;
  language: WebsiteLanguage;
  words: Partial<Words>;
}

interface Typing {
  id: string;
  language: WebsiteLanguage;
  field: keyof Words;
  /** Null: it is stored, or was given up. */
  value: Words[keyof Words] | null;
}

/** The same with what a field says now. Another part, or another language, begins anew. */
export const typedWords = (before: TypedWords | null, { id, language, field, value }: Typing): TypedWords => {
  const words = before?.id === id && before.language === language ? before.words : {};
  const { [field]: _was, ...others } = words;
  return { id, language, words: value === null ? others : { ...others, [field]: value } };
};

/** The parts as they would be with what is being typed. */
export const withTyped = (parts: readonly DraftedPart[], typed: TypedWords | null): readonly DraftedPart[] => {
  if (typed === null || Object.keys(typed.words).length === 0) return parts;
  return parts.map((part) => {
    if (part.id !== typed.id) return part;
    const { kind, order, visible } = part;
    const section = part.section ?? { id: part.id, kind, order, visible, words: {}, updatedAt: '' };
    const words = { ...noWords, ...wordsOf(part, typed.language), ...typed.words };
    return { ...part, section: { ...section, words: { ...section.words, [typed.language]: words } } };
  });
};
