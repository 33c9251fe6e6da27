/** Reviews. Source: S4-review, S9-delay-08, D-review-photo. */
export const reviewConstants = {
  successNoticeDelayMs: 1000,
  mostPhotos: 6,
  /** Of what reviews speak, so many are offered as filters. */
  mostTopics: 6,
  /** Characters of a review. */
  titleLength: 200,
  bodyLength: 5000,
  /** Characters of why a moderator decided so, and of what a supplier answers. */
  reasonLength: 1000,
  replyLength: 2000,
  /** Bytes of the file with which a supplier disputes a review, and characters of its name. */
  evidenceBytes: 5 * 1024 * 1024,
  evidenceNameLength: 120,
  /** An author may change a published review for so many days after sending it. */
  editDays: 14,
  /** An author has so many days to make the changes that a moderator asked for; then the review counts as withdrawn. */
  changesDays: 14,
  /** Days after the wedding: when all whom it booked are asked about, and when once more. */
  invitedAfterDays: 3,
  remindedAfterDays: 17,
  /** A supplier may ask for missing invitations once in so many days, for weddings of so many months. */
  askedEveryDays: 7,
  askedMonths: 12,
  /** Most couples that one such request invites. */
  mostInvited: 200,
  /** An author can confirm the address by the link for so many days; then the review is deleted. */
  confirmDays: 7,
} as const;
