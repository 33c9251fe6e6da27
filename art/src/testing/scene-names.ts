export const views = ['outside', 'room', 'table', 'garden', 'night'] as const;

export const kinds =
  'barn castle manor hotel orangery mill vineyard boathouse chapel walled-garden town-hall restaurant alm monastery estate mas ranch loft ballroom beach-house rooftop lodge'.split(
    ' ',
  );
