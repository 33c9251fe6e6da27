import { expect, type Locator } from '@playwright/test';
import { findViolations } from '#support/look/accessibility';
import { desktop, phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

interface Words {
  add: string;
  byHand: string;
  form: string;
  send: string;
  name: RegExp;
  email: RegExp;
  website: RegExp;
  phone: RegExp;
  postcode: RegExp;
  errors: string[];
}

/** The form and its errors as each market’s people read them; the couple marries in Britain in each of them. */
const markets: Record<string, Words> = {
  uk: {
    ...{ add: 'Add a supplier', byHand: 'Add by hand', form: 'Add your own supplier', send: 'Add supplier' },
    ...{ name: /^Name/, email: /^Email/, website: /^Website/, phone: /^Phone/, postcode: /^Postcode/ },
    errors: [
      'Please choose a category.',
      'Hmm.. are you sure that’s right?',
      'Please enter a link, such as https://example.com.',
      'That doesn’t look like a whole phone number.',
      'Please enter a whole postcode, such as BA1 1AA.',
      '5 things to put right',
    ],
  },
  de: {
    ...{ add: 'Dienstleister hinzufügen', byHand: 'Von Hand hinzufügen', form: 'Eigenen Dienstleister hinzufügen' },
    send: 'Dienstleister hinzufügen',
    ...{ name: /^Name/, email: /^E-Mail/, website: /^Website/, phone: /^Telefon/, postcode: /^Postleitzahl/ },
    errors: [
      'Bitte wählt eine Kategorie.',
      'Hm … stimmt das so?',
      'Bitte gebt einen Link ein, etwa https://example.com.',
      'Das sieht nicht nach einer ganzen Telefonnummer aus.',
      'Bitte gebt eine vollständige Postleitzahl ein, etwa BA1 1AA.',
      '5 Angaben stimmen noch nicht',
    ],
  },
  fr: {
    ...{ add: 'Ajouter un prestataire', byHand: 'Ajouter à la main', form: 'Ajouter votre propre prestataire' },
    send: 'Ajouter le prestataire',
    ...{ name: /^Nom/, email: /^E-mail/, website: /^Site web/, phone: /^Téléphone/, postcode: /^Code postal/ },
    errors: [
      'Veuillez choisir une catégorie.',
      'Hmm… vous êtes sûrs\u00a0?',
      'Veuillez saisir un lien, par exemple https://example.com.',
      'Ce numéro de téléphone semble incomplet.',
      'Veuillez saisir un code postal complet, par exemple BA1 1AA.',
      '5 points à corriger',
    ],
  },
};

const fill = async (form: Locator, words: Words): Promise<void> => {
  for (const [label, typed] of [
    [words.name, 'Jo’s Cakes'],
    [words.email, 'jo@joscakes'],
    [words.website, 'joscakes'],
    [words.phone, '01225 55'],
    [words.postcode, 'BA2 7'],
  ] as const)
    await form.getByRole('textbox', { name: label }).fill(typed);
};

test('a form by hand says what is wrong in each field, in three languages, on a desktop and a phone [18]', async ({
  page,
}) => {
  await startPlanning(page);
  for (const [market, words] of Object.entries(markets))
    await test.step(market, async () => {
      await resize(page, desktop);
      await page.goto(`/${market}/shortlist?add=supplier`);
      const find = page.getByRole('dialog', { name: words.add });
      await find.getByRole('button', { name: words.byHand }).click();
      const form = page.getByRole('dialog', { name: words.form });
      await fill(form, words);
      await form.getByRole('button', { name: words.send }).click();
      for (const size of [desktop, phone]) {
        await resize(page, size);
        for (const error of words.errors) await expect(form.getByText(error, { exact: true })).toBeVisible();
        // Labels and errors wrap within the form: nothing stands beside it.
        expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
        expect(await findViolations(page), `${market} ${size.width} px`).toEqual([]);
      }
    });
  await expect(screen(page).getByRole('article')).toHaveCount(0);
});
