import type { CatalogueLoaders } from '@posy/remote-kit';
import type { Locale } from '@posy/shared-contracts/markets';
import { catalogues as budget } from '#budget/messages/index';
import { catalogues as home } from '#home/messages/index';

const wordsOf = async (catalogues: CatalogueLoaders, locale: Locale) => {
  const words: Record<string, unknown> = { ...(await catalogues['en-GB']()), ...(await catalogues[locale]()) };
  return (id: string): string => String(words[id]).toLocaleLowerCase(locale);
};

test.each(Object.keys(home) as Locale[])(
  'a figure has the same name on home and in the budget: %s [R1-15]',
  async (locale) => {
    const [onHome, inBudget] = [await wordsOf(home, locale), await wordsOf(budget, locale)];
    expect(onHome('planning.home.budget.of')).toContain(inBudget('budget.is-quoted'));
    expect(onHome('planning.home.budget.agreed')).toContain(inBudget('budget.is-quoted'));
    expect(onHome('planning.home.budget.paid-part')).toContain(inBudget('budget.key.paid'));
  },
);
