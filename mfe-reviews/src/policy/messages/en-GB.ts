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
  'policy.rules': 'The rules',
  'policy.rule': 'Rule {rule}: {title}',
  'policy.rule.none': 'No rule named',
  'policy.rule.1.title': 'You were there',
  'policy.rule.1.body': 'Write about your own wedding, or one you were asked to.',
  'policy.rule.2.title': 'One wedding, one review',
  'policy.rule.2.body': 'One of each supplier, in your own words; not copied, paid for or arranged.',
  'policy.rule.3.title': 'No private people',
  'policy.rule.3.body': 'Use the name of the business. Leave out full names, addresses and telephone numbers.',
  'policy.rule.4.title': 'No insults',
  'policy.rule.4.body': 'Say that you were angry, and why. No insults, threats or contempt.',
  'policy.rule.5.title': 'Say what happened',
  'policy.rule.5.body': 'Tell what you saw instead of calling it a crime: that is for a court.',
  'policy.rule.6.title': 'No advertising',
  'policy.rule.6.body': 'No links, and no praise of somebody else’s business.',
  'policy.rule.7.title': 'About this supplier',
  'policy.rule.7.body': 'Write about what they did for you: not about others, nor about Posy.',
  'policy.rule.8.title': 'Your own pictures',
  'policy.rule.8.body': 'Only pictures that you may show, and whose people would agree.',
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
