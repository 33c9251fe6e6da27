import type { CountryCode } from '@posy/shared-contracts';
import { platformConstants } from '@posy/shared-contracts/constants';
import type { TodayTaskFlow, User } from '@posy/shared-contracts/entities';

/** The flow of the new-home-landing test, which has the test's name. */
export const newHomeLanding = 'new-home-landing';

/** Variants of the test: '0' is the control. */
export type Variant = '0' | '1';

/**
 * Returns a wedding's variant: half of all weddings each, by the last bit of the 32-bit FNV-1a hash of the test's name
 * and the wedding's id. Both partners see the same, and because nothing is random or stored, every device does.
 */
export const variantOf = (weddingId: string): Variant => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${newHomeLanding}:${weddingId}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash & 1) === 1 ? '1' : '0';
};

/** The facts that the choice of a flow depends on. */
export interface FlowReader {
  variant: Variant;
  /** Country of the wedding's market. */
  country: CountryCode;
  /** ISO 8601. */
  createdAt: User['createdAt'];
}

/** Returns true when the test applies; all three conditions must hold. Source: S4-experiment. */
export const appliesNewHome = ({ variant, country, createdAt }: FlowReader): boolean =>
  variant === '1' && country === 'GB' && Date.parse(createdAt) >= Date.parse(platformConstants.newHomeLandingFrom);

/**
 * Returns the flow to show: the one in the address, else the test's if the test applies, else the active one (the first
 * by name if there are several). Null when there is none.
 */
export const chooseFlow = <F extends Pick<TodayTaskFlow, 'name' | 'active'>>(
  flows: readonly F[],
  requested: string | null,
  reader: FlowReader,
): F | null => {
  const named = (name: string | null): F | undefined => flows.find((flow) => flow.name === name);
  const active = [...flows].filter((flow) => flow.active).sort((a, b) => (a.name < b.name ? -1 : 1));
  return named(requested) ?? (appliesNewHome(reader) ? named(newHomeLanding) : undefined) ?? active[0] ?? null;
};
