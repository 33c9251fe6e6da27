import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { meanings, plainWords } from './plain-words';

const words = (list: string): string[] => list.split(', ');

// In English, German and French. Only whole phrases count: “not vegan” is a note for the caterer, not a diet.

export const dietOf = meanings<Diet>({
  vegetarian: words('vegetarian, veggie, veg, vegetarisch, vegetarier, vegetarierin, végétarien, végétarienne, v'),
  vegan: words('vegan, ve, veganer, veganerin, végétalien, végétalienne, végane, vg'),
  pescatarian: words('pescatarian, pescetarian, pescetarisch, pescetarier, pescatarien, pescétarien, pescétarienne'),
  halal: words('halal'),
  kosher: words('kosher, koscher, casher, kasher, cacher'),
  'no-alcohol': words(
    'no alcohol, without alcohol, alcohol free, non drinker, teetotal, kein alkohol, ohne alkohol, alkoholfrei, sans alcool, pas d’alcool',
  ),
});

const kindsOfNuts = words(
  'almonds, almond, hazelnuts, hazelnut, walnuts, walnut, cashews, cashew, pecans, pecan, brazil nuts, brazil nut, pistachios, pistachio, macadamias, macadamia, mandeln, mandel, haselnüsse, haselnuss, walnüsse, walnuss, cashewkerne, pekannüsse, paranüsse, pistazien, amandes, amande, noisettes, noisette, noix de cajou, noix de pécan, noix du brésil, pistaches, pistache',
);

const kindOfNut = new RegExp(`(?:^| )(?:${kindsOfNuts.map(plainWords).join('|')})`);

/** Returns true when a need names one kind of nut, not nuts as such. */
export const namesKindOfNut = (need: string): boolean => kindOfNut.test(plainWords(need));

export const allergenOf = meanings<Allergen>({
  celery: words('celery, sellerie, céleri'),
  crustaceans: words(
    'crustaceans, crustacean, shellfish, seafood, prawns, crab, krebstiere, krustentiere, meeresfrüchte, crustacés, crevettes, fruits de mer',
  ),
  eggs: words('eggs, egg, eier, ei, œufs, œuf'),
  fish: words('fish, fisch, poisson'),
  gluten: words(
    'gluten, gf, wheat, coeliac, celiac, coeliacs, cereals containing gluten, barley, rye, weizen, gerste, roggen, orge, seigle, zöliakie, blé, cœliaque, maladie cœliaque',
  ),
  lupin: words('lupin, lupine, lupinen'),
  milk: words('milk, dairy, df, dairy products, lactose, milch, milchprodukte, laktose, lait, produits laitiers'),
  molluscs: words('molluscs, mollusc, mollusks, mussels, oysters, weichtiere, muscheln, mollusques, moules'),
  mustard: words('mustard, mustard seed, mustard seeds, senf, senfkörner, moutarde, graines de moutarde'),
  nuts: [
    ...words('nuts, nut, nf, tree nuts, tree nut, all nuts, nüsse, nüssen, nuss, schalenfrüchte, fruits à coque, noix'),
    ...kindsOfNuts,
  ],
  peanuts: words('peanuts, peanut, erdnüsse, erdnüssen, erdnuss, arachides, arachide, cacahuètes'),
  sesame: words('sesame, sesame seeds, tahini, tahin, sesam, sésame, graines de sésame'),
  soya: words('soya, soy, soja, soybeans, tofu'),
  sulphites: words(
    'sulphites, sulfites, sulphur dioxide, sulfur dioxide, sulphur dioxide and sulphites, sulfite, schwefeldioxid, schwefeldioxid und sulfite, anhydride sulfureux et sulfites',
  ),
});

export const invitationOf = meanings<InvitationType>({
  ceremony: words(
    'ceremony, all day and ceremony, whole day, all day, everything, all, full day, trauung, ganzer tag, ganzer tag mit trauung, ganztägig, alles, cérémonie, toute la journée, journée entière, journée et cérémonie, tout',
  ),
  day: words(
    'day, day and evening, day guest, reception, wedding breakfast, tag, tag und abend, tagsüber, feier, journée, jour, journée et soirée, repas et soirée',
  ),
  evening: words(
    'evening, evening only, eve, eve only, evening guest, night, abend, abends, nur abend, nur abends, abendgast, soirée, soir, soirée seulement, soirée uniquement',
  ),
});

export const answerOf = meanings<RsvpAnswer>({
  attending: words(
    'true, wahr, vrai, 1, x, attending, coming, accepted, accepts, accept, confirmed, yes, yes please, y, will attend, will be there, joyfully accepts, happily accepts, accepts with pleasure, kommt, kommt gern, kommt gerne, kommen, sagt zu, ist dabei, dabei, zugesagt, zusage, ja, j, viendra, vient, sera là, accepte, présent, présente, accepté, confirmé, oui, o',
  ),
  declined: words(
    'declined, declines, decline, declined with regret, declines with regret, regretfully declines, sends regrets, not coming, not attending, will not attend, won t attend, can t come, cannot come, can t make it, cannot make it, can t attend, cannot attend, unable to attend, regrets, no, no thanks, n, kommt nicht, kommen nicht, sagt ab, kann nicht, abgesagt, absage, nicht dabei, nein, ne viendra pas, ne vient pas, ne peut pas, absent, absente, refusé, décliné, non',
  ),
  pending: words(
    'false, falsch, faux, 0, pending, no answer, no answer yet, no reply, no reply yet, no response, no response yet, not answered, not replied, not yet, awaiting, awaiting reply, awaiting response, waiting, invited, n a, na, none, nil, to be confirmed, tentative, undecided, maybe, perhaps, possibly, not sure, not sure yet, don t know, don t know yet, unsure, tbc, tbd, unknown, offen, noch offen, ausstehend, keine antwort, noch keine antwort, vielleicht, evtl, eventuell, vllt, viell, mal sehen, mal schauen, noch unklar, unklar, weiss noch nicht, noch nicht sicher, unter vorbehalt, unsicher, unentschieden, eingeladen, unbekannt, invité, invitée, indécis, indécise, à confirmer, en attente, pas de réponse, pas encore répondu, sans réponse, peut être, éventuellement, on verra, à voir, ne sait pas encore, pas sûr, pas sûre, inconnu',
  ),
});

/** Replies without a decision. They are reported, because they are imported as no answer. */
export const maybeWords: ReadonlySet<string> = new Set(
  words(
    'maybe, perhaps, possibly, not sure, not sure yet, unsure, tentative, undecided, vielleicht, evtl, eventuell, vllt, viell, mal sehen, mal schauen, unter vorbehalt, unsicher, unentschieden, peut être, éventuellement, on verra, à voir, indécis, indécise',
  ).map(plainWords),
);

export const yesOrNoOf = meanings<'yes' | 'no'>({
  yes: words('yes, y, true, 1, x, ja, j, wahr, oui, o, vrai, child, kid, kind, enfant'),
  no: words('no, n, false, 0, nein, falsch, non, faux, adult, grown up, erwachsen, erwachsener, erwachsene, adulte'),
});

/** Texts that people write to state that there is nothing to note. */
export const nothingWords: ReadonlySet<string> = new Set(
  words(
    'none, no, nothing, n a, na, nil, no preference, no allergies, no allergy, no diet, keine, keines, kein, nichts, nein, keine allergien, keine allergie, aucun, aucune, rien, non, ras, aucune allergie, pas d’allergie, pas d’allergies, sans allergie',
  ),
);
