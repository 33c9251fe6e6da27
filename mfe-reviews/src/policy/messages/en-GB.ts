/** Words of the review policy; the source of every translation. */
export const messages = {
  'policy.title': 'Our review policy',
  'policy.lead':
    'The same rules for good reviews and for bad ones. Each has a number, and whoever’s review we don’t publish is told which one it was.',
  'policy.way': 'How a review gets here',
  'policy.way.asked':
    '<b>Everybody is asked.</b> After the wedding we write to every couple about every supplier they booked. A supplier can’t choose who is asked.',
  'policy.way.known':
    '<b>We know who writes.</b> A review is marked “Booked through Posy” when the couple booked and wrote to the supplier here. Everybody else confirms an address first.',
  'policy.way.read':
    '<b>A person reads it.</b> Checks by machine only point to words and to reviews that look alike. They never decide.',
  'policy.way.as':
    '<b>It stays as it was written.</b> We never change a review. Its authors may change it for {days} days, and take it back at any time.',
  'policy.way.supplier':
    '<b>The supplier may answer</b>, and may dispute a review once if it breaks a rule. They can’t buy, move or remove one.',
  'policy.way.reported':
    '<b>Every reader may report one.</b> If it breaks a rule, nobody sees it until a moderator has read it again.',
  'policy.rules': 'The rules',
  'policy.figures': 'What was refused, and why',
  'policy.figures.lead': 'Counted since {year}. Nothing that wasn’t published counts in anybody’s stars.',
  'policy.figures.none': 'Nothing has been decided yet. The table begins with the first decision.',
  'policy.figures.year': '{year, number, ::group-off}: {published, number} published, {refused, number} refused',
  'policy.figures.why': 'Why',
  'policy.figures.good': '4 and 5 stars',
  'policy.figures.others': '1 to 3 stars',
  'policy.figures.published': 'Published',
  'policy.figures.refused': 'Refused',
} as const;
