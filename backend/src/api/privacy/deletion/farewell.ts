/**
 * The text that a supplier reads in place of a couple that deleted their wedding, in the language of the supplier's
 * country.
 */
export interface Farewell {
  /** Instead of the couple's names. */
  name: string;
  /** The last message of the conversation, in the place of all that the couple wrote. */
  message: string;
}

const farewells: Record<'en' | 'de' | 'fr', Farewell> = {
  en: {
    name: 'A couple that has left',
    message:
      'This couple has closed their plan at Posy, and what they wrote here went with it. Thank you for your time.',
  },
  de: {
    name: 'Ein Paar, das gegangen ist',
    message:
      'Dieses Paar hat seine Planung bei Posy beendet; was es hier geschrieben hatte, ist mit ihr gelöscht. Vielen Dank für Ihre Zeit.',
  },
  fr: {
    name: 'Un couple qui est parti',
    message:
      'Ce couple a mis fin à ses préparatifs sur Posy ; ce qu’il avait écrit ici a disparu avec eux. Merci pour votre temps.',
  },
};

/** The farewell of a wedding. */
export const farewellOf = ({ l10n }: { l10n: { language: string } }): Farewell =>
  l10n.language === 'de' || l10n.language === 'fr' ? farewells[l10n.language] : farewells.en;
