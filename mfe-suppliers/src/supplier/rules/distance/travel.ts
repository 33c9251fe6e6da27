import type { SupplierProfile } from '@posy/shared-contracts/entities';

type SupplierLocation = SupplierProfile['location'];

const earthKm = 6371;
/** Roads are longer than the straight line, and country roads slow: a careful estimate, always shown as “about”. */
const detour = 1.3;
const kmPerHour = 55;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight distance in kilometres. */
export const distanceKm = (from: SupplierLocation, to: SupplierLocation): number => {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** Returns the estimated driving time in minutes, in steps of five. */
export const driveMinutes = (km: number): number => Math.max(5, Math.round(((km * detour) / kmPerHour) * 12) * 5);
