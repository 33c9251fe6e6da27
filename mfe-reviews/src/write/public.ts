/** The parts of writing a review that other areas may use. */
export { ReviewInvitation } from './review-invitation';
export { EditButton } from './edit-button';
