/** A limit that is too common a number to be looked for by itself, and how code would say it once more. */
interface SaidInWords {
  names: readonly string[];
  /** The numbers in the pattern. */
  as: readonly number[];
  said: RegExp;
  within: readonly string[];
}

const everywhere = [
  ...['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'],
  ...['shell', 'remote-kit', 'shared-ui', 'shared-contracts', 'backend', 'native-bridge'],
];

/** Small numbers, with the words that stand beside them, and large ones wherever they stand. */
export const saidInWords: readonly SaidInWords[] = [
  {
    names: ['attachmentConstants.maxBytes', 'photoConstants.maxBytes'],
    as: [10_485_760, 10_485_760],
    said: /\b10 \* 1024 \* 1024\b|\b10_?485_?760\b/,
    within: everywhere,
  },
  {
    names: ['supplierConstants.twoNonVenuePopupDelayMs'],
    as: [2500],
    said: /\b2_?500\b/,
    within: ['mfe-suppliers', 'shell', 'mfe-planning'],
  },
  {
    names: ['recommendationConstants.venueProfileScoreBelow', 'recommendationConstants.localProfileScoreBelow'],
    as: [0.7, 0.7],
    said: /(?:score|below)\w*\s*(?:[:=]|[<>]=?)\s*0?\.7(?!\d)/i,
    within: ['backend', 'mfe-suppliers'],
  },
  {
    names: ['checklistConstants.badgeHalfOfTotal', 'checklistConstants.subtaskOrderStep'],
    as: [0.5, 0.01],
    said: /\b(?:half|badge|threshold|step|order)\w*\s*(?:[:=*+]|\/)\s*0?\.(?:5|01)\b/i,
    within: ['mfe-planning/src/checklist', 'mfe-planning/src/reactions', 'shared-contracts/src/rules'],
  },
  {
    names: ['checklistConstants.defaultTotalTasks', 'checklistConstants.totalsWriteDelayMs'],
    as: [180, 1500],
    said: /\b(?:total\w*|writeDelay\w*|after\()\s*[:=]?\s*(?:180|1_?500)\b/i,
    within: ['mfe-planning', 'shared-contracts/src/rules', 'backend/src/api'],
  },
  {
    names: ['realWeddingConstants.pageSizeSupplier'],
    as: [1],
    said: /\bpageSize\w*\s*[:=]\s*1\b/,
    within: ['mfe-suppliers', 'backend/src/api'],
  },
  {
    names: [
      'realWeddingConstants.creatorMinTier',
      'recommendationConstants.venueMinTier',
      'recommendationConstants.ukVenueMinTier',
    ],
    as: [2, 0, 1],
    said: /(?<!\? )\b\w*tier(?:Min)?\w*\s*(?:[:=]|[<>]=?)\s*[0-2]\b/i,
    within: ['mfe-suppliers', 'backend/src/api'],
  },
  {
    names: ['venueRecommendationTiers.tiers.Tier 2.5'],
    as: [2.5],
    said: /\[[^\]]*\b2\.5\b[^\]]*\b4\b[^\]]*\]/,
    within: ['backend', 'mfe-suppliers'],
  },
  {
    names: [
      'supplierConstants.venueReminderMonthsAfterRegistration',
      'supplierConstants.venueReminderWeeksBetweenShowings',
    ],
    as: [2, 2],
    said: /\b(?:months?|weeks?)\w*\s*[:=(<>]+\s*2\b|\b2 \* (?:week|month)|\b14 \* day|\b(?:day|week)\w* \* (?:14|2)\b/i,
    within: ['mfe-suppliers', 'shell/src/features/prompts', 'shell/src/native'],
  },
  {
    names: ['supplierConstants.nonVenueBookingsForPopup'],
    as: [2],
    said: /\b(?:nonVenue|others?|booked)\w*(?:\.length|\.size)?\s*(?:===|[<>]=?)\s*2\b/,
    within: ['mfe-suppliers/src/shortlist/venue', 'mfe-suppliers/src/reactions'],
  },
  {
    names: ['savedSearchConstants.daysBetweenLooks'],
    as: [1],
    said: /\bdays\w*\s*[:=?]\s*[17]\b|\b7 \* day|\bday\w* \* 7\b/i,
    within: ['backend/src/saved-searches', 'backend/src/api/suppliers/saved'],
  },
  {
    names: ['websiteConstants.mostLanguages'],
    as: [2],
    said: /\blanguages?\w*(?:\.length)?\s*(?:===|[<>]=?)\s*2\b/i,
    within: ['mfe-website', 'backend/src/api/microsite', 'shared-contracts/src'],
  },
];
