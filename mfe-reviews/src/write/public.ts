/** What other areas may use of writing a review. */
export { ReviewInvitation } from './review-invitation';
export { EditButton } from './edit-button';
