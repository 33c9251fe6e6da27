import { type PictureGroup } from '@posy/shared-contracts/entities';
import { type Language } from './content';

/** A detail of a wedding at a venue, drawn by the trade that its scene names (art/src/scenes.ts). */
export interface VenueDetail {
  scene: string;
  group: PictureGroup;
  /** Higher than wide. */
  portrait?: true;
  labels: Record<Language, string>;
}

/** Details behind a venue's own views, in the order of its gallery: neighbours are of different groups. */
export const venueDetails: readonly VenueDetail[] = [
  {
    scene: 'florists-a',
    group: 'flowers',
    portrait: true,
    labels: { en: 'Flowers by the door', de: 'Blumen an der Tür', fr: 'Des fleurs près de la porte' },
  },
  {
    scene: 'caterers-a',
    group: 'dinner',
    labels: { en: 'Dinner from above', de: 'Das Essen von oben', fr: 'Le dîner vu d’en haut' },
  },
  {
    scene: 'decoration-a',
    group: 'inside',
    portrait: true,
    labels: { en: 'Lanterns in the room', de: 'Lampions im Saal', fr: 'Des lampions dans la salle' },
  },
  {
    scene: 'marquee-a',
    group: 'outside',
    labels: { en: 'The tent on the lawn', de: 'Das Zelt auf der Wiese', fr: 'La tente sur la pelouse' },
  },
  {
    scene: 'cakes-a',
    group: 'dinner',
    portrait: true,
    labels: { en: 'The cake', de: 'Die Torte', fr: 'Le gâteau' },
  },
  {
    scene: 'music-a',
    group: 'dancing',
    labels: { en: 'Where the band plays', de: 'Hier spielt die Band', fr: 'Le coin des musiciens' },
  },
  {
    scene: 'florists-b',
    group: 'flowers',
    labels: { en: 'A vase on the bar', de: 'Eine Vase auf der Bar', fr: 'Un vase sur le bar' },
  },
  {
    scene: 'transport-a',
    group: 'outside',
    labels: { en: 'The car at the gate', de: 'Das Auto am Tor', fr: 'La voiture au portail' },
  },
  {
    scene: 'entertainment-a',
    group: 'dancing',
    labels: {
      en: 'Something to watch after dinner',
      de: 'Etwas fürs Auge nach dem Essen',
      fr: 'Un spectacle après le dîner',
    },
  },
  {
    scene: 'decoration-b',
    group: 'inside',
    labels: { en: 'Light for the evening', de: 'Licht für den Abend', fr: 'La lumière du soir' },
  },
  {
    scene: 'stationery-a',
    group: 'dinner',
    labels: { en: 'Cards for the table', de: 'Karten für den Tisch', fr: 'Les cartes de la table' },
  },
  {
    scene: 'florists-c',
    group: 'flowers',
    portrait: true,
    labels: { en: 'The bouquet', de: 'Der Strauß', fr: 'Le bouquet' },
  },
  {
    scene: 'caterers-b',
    group: 'dinner',
    labels: { en: 'The long table', de: 'Die lange Tafel', fr: 'La grande tablée' },
  },
  {
    scene: 'marquee-b',
    group: 'outside',
    labels: { en: 'The tent, seen from the drive', de: 'Das Zelt von der Auffahrt', fr: 'La tente vue de l’allée' },
  },
  {
    scene: 'music-b',
    group: 'dancing',
    portrait: true,
    labels: { en: 'The first song', de: 'Das erste Lied', fr: 'La première chanson' },
  },
  {
    scene: 'florists-d',
    group: 'flowers',
    labels: { en: 'Flowers left over for the guests', de: 'Blumen für die Gäste', fr: 'Des fleurs pour les invités' },
  },
  {
    scene: 'cakes-b',
    group: 'dinner',
    labels: { en: 'Something sweet later on', de: 'Später etwas Süßes', fr: 'Une douceur plus tard' },
  },
  {
    scene: 'entertainment-b',
    group: 'dancing',
    labels: { en: 'After dark', de: 'Wenn es dunkel ist', fr: 'À la nuit tombée' },
  },
  {
    scene: 'decoration-c',
    group: 'inside',
    portrait: true,
    labels: {
      en: 'Garlands over the floor',
      de: 'Girlanden über der Tanzfläche',
      fr: 'Des guirlandes au-dessus de la piste',
    },
  },
];
