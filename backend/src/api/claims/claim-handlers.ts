import { claimByAddress, claimByDocument, claimStanding, withdrawClaim } from './claim-supplier';
import { claimDocument, decideClaim, openClaims } from './decide-claim';

/** The calls about claims of profiles. */
export const claimHandlers = {
  claimStanding,
  claimByAddress,
  claimByDocument,
  withdrawClaim,
  openClaims,
  claimDocument,
  decideClaim,
};
