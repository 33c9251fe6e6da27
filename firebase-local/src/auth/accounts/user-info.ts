import { type AuthContext } from '../context/context';
import { type User } from '../store/user-store';
import { factorMembers } from './factor-info';

interface ProviderUserInfo {
  providerId: string;
  rawId: string;
  federatedId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  phoneNumber?: string;
}

const passwordInfo = (user: User, email: string): ProviderUserInfo => ({
  providerId: 'password',
  rawId: email,
  federatedId: email,
  email,
  ...(user.displayName !== null && { displayName: user.displayName }),
  ...(user.photoUrl !== null && { photoUrl: user.photoUrl }),
});

/** The ways in which a user can sign in. */
export const providerUserInfo = (user: User): ProviderUserInfo[] => [
  ...(user.passwordHash !== null && user.email !== null ? [passwordInfo(user, user.email)] : []),
  ...user.providers.map(({ providerId, rawId, email, displayName, photoUrl }) => ({
    providerId,
    rawId,
    federatedId: rawId,
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
  })),
  ...(user.phoneNumber === null
    ? []
    : [
        {
          providerId: 'phone',
          rawId: user.phoneNumber,
          federatedId: user.phoneNumber,
          phoneNumber: user.phoneNumber,
        },
      ]),
];

/** An account as `accounts:lookup` shows it. Never the password hash, nor a second factor's secret. */
export const userInfo = ({ factors }: Pick<AuthContext, 'factors'>, user: User): object => ({
  localId: user.uid,
  ...(user.email !== null && { email: user.email, emailVerified: user.emailVerified }),
  ...(user.displayName !== null && { displayName: user.displayName }),
  ...(user.photoUrl !== null && { photoUrl: user.photoUrl }),
  ...(user.phoneNumber !== null && { phoneNumber: user.phoneNumber }),
  ...(user.passwordUpdatedAt !== null && { passwordUpdatedAt: user.passwordUpdatedAt }),
  ...(user.disabled && { disabled: true }),
  ...(Object.keys(user.customClaims).length > 0 && { customAttributes: JSON.stringify(user.customClaims) }),
  providerUserInfo: providerUserInfo(user),
  ...factorMembers(factors.of(user.uid)),
  validSince: String(user.validSince),
  createdAt: String(user.createdAt),
  ...(user.lastLoginAt !== null && { lastLoginAt: String(user.lastLoginAt) }),
  ...(user.lastRefreshAt !== null && { lastRefreshAt: new Date(user.lastRefreshAt).toISOString() }),
});
